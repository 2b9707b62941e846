import { pluginsStore } from '@storedeck/data';
import { openStore } from './support/live-registry';

describe( 'wc/admin/plugins', () => {
	it( 'returns installed and active plugins', async () => {
		const { resolve, select } = openStore( pluginsStore );
		const installed = await resolve.getInstalledPlugins();
		const active = await resolve.getActivePlugins();
		expect( installed ).toEqual( expect.arrayContaining( [ ...active ] ) );
		expect( active.length ).toBeGreaterThan( 0 );
		expect( select().getPluginInstallState( active[ 0 ] ?? '' ) ).toBe(
			'activated'
		);
		expect( select().getPluginInstallState( 'no-such-plugin' ) ).toBe(
			'unavailable'
		);
	} );
} );
