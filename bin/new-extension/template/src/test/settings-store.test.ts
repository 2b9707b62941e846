import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { settingsStore } from '../settings-store';

describe( 'settings', () => {
	it( 'shows saved values at once and undoes them when saving fails', async () => {
		const calls = fakeNetwork( {
			'GET /example-extension/v1/settings': { goal: 100 },
		} );
		const registry = createTestRegistry( settingsStore );
		const read = () => registry.select( settingsStore ).getSettings();
		read();
		await settle();

		const saved = registry
			.dispatch( settingsStore )
			.saveSettings( { goal: 5 } );
		expect( read() ).toEqual( { goal: 5 } );
		await settle();
		await Promise.all( [
			expect( saved ).rejects.toThrow( 'Not saved.' ),
			calls[ 1 ]?.fail( 'Not saved.' ),
		] );
		expect( read() ).toEqual( { goal: 100 } );
	} );
} );
