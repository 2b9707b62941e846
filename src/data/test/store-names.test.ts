import { createReduxStore, register, select } from '@wordpress/data';

const load = async () => await import( '..' );

const registerForeignStore = ( name: string ) =>
	register(
		createReduxStore( name, {
			reducer: () => ( {} ),
			selectors: { getForeign: () => true },
		} )
	);

describe( 'names of stores', () => {
	afterEach( () => {
		delete window.storedeckSettings;
	} );

	it( 'are their own while WooCommerce is active', async () => {
		window.storedeckSettings = { hasWooCommerce: true };
		await jest.isolateModulesAsync( async () => {
			const data = await load();
			expect( data.REPORTS_STORE_NAME ).toBe(
				'storedeck/wc/admin/reports'
			);
			expect( data.reportsStore.name ).toBe( data.REPORTS_STORE_NAME );
		} );
	} );

	it( 'are their own where another script has a store with the public name', async () => {
		registerForeignStore( 'wc/admin/items' );
		const data = await load();
		expect( data.ITEMS_STORE_NAME ).toBe( 'storedeck/wc/admin/items' );
		expect( select( data.itemsStore ) ).toHaveProperty( 'getItems' );
		expect( select( 'wc/admin/items' ) ).not.toHaveProperty( 'getItems' );
		expect( data.REPORTS_STORE_NAME ).toBe( 'wc/admin/reports' );
	} );
} );
