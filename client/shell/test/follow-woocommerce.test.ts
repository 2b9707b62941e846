import { getHistory } from '@storedeck/navigation';
import { followWooCommerce } from '../follow-woocommerce';

describe( 'followWooCommerce', () => {
	let stop: () => void;

	beforeEach( () => {
		window.history.replaceState(
			null,
			'',
			'/wp-admin/admin.php?page=storedeck&path=%2Facme'
		);
		stop = followWooCommerce();
	} );
	afterEach( () => stop() );

	it( 'stays on the own page when another script goes to that of WooCommerce', async () => {
		const listener = jest.fn();
		const stopListening = getHistory().listen( listener );
		window.history.pushState(
			null,
			'',
			'admin.php?page=wc-admin&path=%2Facme&courier=express'
		);
		await Promise.resolve();
		expect( window.location.search ).toBe(
			'?page=storedeck&path=%2Facme&courier=express'
		);
		expect( listener ).toHaveBeenCalledTimes( 1 );
		stopListening();
	} );

	it( 'leaves the page of another plugin as it is', async () => {
		window.history.pushState( null, '', 'admin.php?page=acme&a=1' );
		await Promise.resolve();
		expect( window.location.search ).toBe( '?page=acme&a=1' );
	} );

	it( 'tells the app when another script changes the query', async () => {
		const listener = jest.fn();
		const stopListening = getHistory().listen( listener );
		window.history.pushState( null, '', 'admin.php?page=storedeck&a=1' );
		await Promise.resolve();
		expect( listener ).toHaveBeenCalledTimes( 1 );
		expect( window.location.search ).toBe( '?page=storedeck&a=1' );
		stopListening();
	} );

	it( 'tells the app once of its own changes', async () => {
		const listener = jest.fn();
		const stopListening = getHistory().listen( listener );
		getHistory().push( 'admin.php?page=storedeck&a=2' );
		await Promise.resolve();
		expect( listener ).toHaveBeenCalledTimes( 1 );
		stopListening();
	} );
} );
