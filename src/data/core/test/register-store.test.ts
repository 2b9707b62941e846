import { select } from '@wordpress/data';
import { createResourceStore } from '../create-resource-store';
import { perRegistry } from '../per-registry';
import { registerStore } from '../register-store';
import { getStoreName } from '../store-name';

const createStore = ( name: string, value: string ) =>
	createResourceStore( {
		name,
		resources: [],
		selectors: { getValue: () => value },
		actions: {},
	} );

describe( 'registerStore', () => {
	it( 'keeps the first store of a name, without an error', () => {
		const log = jest.spyOn( console, 'error' ).mockReturnValue();
		const first = createStore( 'acme/first', 'first' );
		registerStore( first );
		registerStore( createStore( 'acme/first', 'second' ) );
		expect( select( first ).getValue() ).toBe( 'first' );
		expect( log ).not.toHaveBeenCalled();
		log.mockRestore();
	} );
} );

describe( 'getStoreName', () => {
	afterEach( () => {
		delete window.storedeckSettings;
	} );

	it( 'returns the public name until another script has such a store', () => {
		expect( getStoreName( 'acme/none' ) ).toBe( 'acme/none' );
		registerStore( createStore( 'acme/own', '' ) );
		expect( getStoreName( 'acme/own' ) ).toBe( 'acme/own' );
	} );

	it( 'returns a name of its own while WooCommerce is active', () => {
		window.storedeckSettings = { hasWooCommerce: true };
		expect( getStoreName( 'acme/none' ) ).toBe( 'storedeck/acme/none' );
	} );
} );

describe( 'perRegistry', () => {
	it( 'creates one value for each registry', () => {
		const create = jest.fn( () => ( {} ) );
		const getValue = perRegistry( create );
		const registry = {};
		expect( getValue( registry ) ).toBe( getValue( registry ) );
		expect( create ).toHaveBeenCalledTimes( 1 );
		expect( getValue( {} ) ).not.toBe( getValue( registry ) );
	} );
} );
