import { act, render, screen } from '@testing-library/react';
import {
	addFilter,
	applyFilters,
	doAction,
	removeFilter,
} from '@wordpress/hooks';
import { renderFiltered, subscribeToFilters, useFiltered } from '..';

const HOOK = 'storedeck_test_names';
const NAMESPACE = 'acme/late';
let runs = 0;

const getNames = ( first: string ) => {
	runs++;
	return applyFilters( HOOK, [ first ] ) as string[];
};

const Names = ( { first }: { first: string } ) => (
	<p>{ useFiltered( getNames, first ).join( ', ' ) }</p>
);

const waitForRender = () =>
	act( () => new Promise( ( resolve ) => setTimeout( resolve, 5 ) ) );

beforeEach( () => {
	runs = 0;
} );

afterEach( async () => {
	removeFilter( HOOK, NAMESPACE );
	await waitForRender();
} );

it( 'renders again after a filter was added or removed', async () => {
	render( <Names first="a" /> );
	addFilter( HOOK, NAMESPACE, ( names: string[] ) => [ ...names, 'late' ] );
	await waitForRender();
	expect( screen.getByText( 'a, late' ) ).toBeVisible();
	removeFilter( HOOK, NAMESPACE );
	await waitForRender();
	expect( screen.getByText( 'a' ) ).toBeVisible();
} );

it( 'renders several changes once, and ignores filters of others', async () => {
	render( <Names first="a" /> );
	expect( runs ).toBe( 1 );
	addFilter( 'blocks.registerBlockType', NAMESPACE, ( name ) => name );
	await waitForRender();
	removeFilter( 'blocks.registerBlockType', NAMESPACE );
	expect( runs ).toBe( 1 );
	addFilter( HOOK, NAMESPACE, ( names: string[] ) => names );
	addFilter( HOOK, `${ NAMESPACE }-2`, ( names: string[] ) => names );
	renderFiltered();
	await waitForRender();
	expect( runs ).toBe( 2 );
	removeFilter( HOOK, `${ NAMESPACE }-2` );
} );

it( 'calls the function again only if its argument changes', () => {
	const { rerender } = render( <Names first="a" /> );
	rerender( <Names first="a" /> );
	expect( runs ).toBe( 1 );
	rerender( <Names first="b" /> );
	expect( screen.getByText( 'b' ) ).toBeVisible();
} );

it.each( [
	[ 'woocommerce_x', 1 ],
	[ 'experimental_woocommerce_x', 1 ],
	[ 'storedeck_x', 1 ],
	[ 'acme_storedeck_x', 0 ],
	[ 'storedeck.x', 0 ],
	[ 'experimental_acme_x', 0 ],
] )(
	'calls subscribers after a change of %s %p times',
	async ( hook, times ) => {
		const listener = jest.fn();
		const unsubscribe = subscribeToFilters( listener );
		addFilter( hook, NAMESPACE, ( value ) => value );
		await waitForRender();
		expect( listener ).toHaveBeenCalledTimes( times );
		unsubscribe();
		removeFilter( hook, NAMESPACE );
		await waitForRender();
		expect( listener ).toHaveBeenCalledTimes( times );
	}
);

it( 'renders again after a plugin of an area was registered', async () => {
	render( <Names first="a" /> );
	doAction( 'plugins.pluginRegistered' );
	await waitForRender();
	expect( runs ).toBe( 2 );
} );
