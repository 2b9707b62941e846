import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { registerScreens } from '../pages';
import { REPORT_SETTINGS, SCREENS } from '../reports/test/definitions';
import { FILTER_CASES as CASES } from './filter-cases';

/*
 * Every filter of the app: the value that a plugin returns is used.
 */

interface Declarations {
	readDeclarations: (
		root: string,
		kind: 'filters'
	) => { name: string; source: string }[];
}

const { readDeclarations } = jest.requireActual< Declarations >(
	'../../bin/docs/declarations.mjs'
);

const PLUGIN = 'acme/test';

let errors: jest.SpyInstance;

beforeAll( () => {
	window.storedeckSettings = {
		reports: REPORT_SETTINGS,
		screens: SCREENS,
		adminUrl: 'https://store.test/wp-admin/',
		currentUser: { id: 1, capabilities: { read: true } },
	};
	registerScreens();
} );

afterAll( () => {
	delete window.storedeckSettings;
} );

beforeEach( () => {
	errors = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
} );

afterEach( () => {
	errors.mockRestore();
	CASES.forEach( ( { hook } ) => removeAllFilters( hook, PLUGIN ) );
} );

it( 'has a case for each declared filter', () => {
	const names = CASES.map( ( { hook } ) => hook );
	const withoutCase = readDeclarations( process.cwd(), 'filters' ).filter(
		( { source } ) => {
			const pattern = new RegExp(
				`^${ source.replace( /\$\{ string \}/g, '.+' ) }$`
			);
			return ! names.some( ( name ) => pattern.test( name ) );
		}
	);
	expect( withoutCase.map( ( { name } ) => name ) ).toEqual( [] );
} );

it.each( CASES )( '$hook: uses the value that a plugin returns', ( item ) => {
	expect( item.apply() ).not.toEqual( item.expected );
	addFilter(
		item.hook,
		PLUGIN,
		item.callback as ( value: unknown ) => unknown
	);
	expect( item.apply() ).toEqual( item.expected );
	expect( errors ).not.toHaveBeenCalled();
} );
