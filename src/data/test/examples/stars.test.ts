import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { starsStore } from './stars-store';

it( 'shows the stars at once and undoes them when saving fails', async () => {
	const calls = fakeNetwork( { 'GET /acme/v1/stars/*': 2 } );
	const registry = createTestRegistry( starsStore );
	const read = () => registry.select( starsStore ).getStars( 7 );
	read();
	await settle();

	const given = registry.dispatch( starsStore ).giveStars( 7, 5 );
	expect( read() ).toBe( 5 );
	await settle();
	expect( calls[ 1 ] ).toMatchObject( { method: 'PUT', data: { count: 5 } } );
	await Promise.all( [
		expect( given ).rejects.toThrow( 'No stars left.' ),
		calls[ 1 ]?.fail( 'No stars left.' ),
	] );
	expect( read() ).toBe( 2 );
} );
