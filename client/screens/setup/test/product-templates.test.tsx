import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import { itemsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { collectErrors } from '../../../common/test/collect-errors';
import { ProductTemplates } from '../product-templates';

const PATH = '/wc-admin/onboarding/tasks/create_product_from_template';

const HOOK = 'woocommerce_admin_onboarding_product_templates';

const getKey = ( data: unknown ) =>
	typeof data === 'object' && data !== null && 'creation_key' in data
		? data.creation_key
		: undefined;

function open( responses: Record< string, unknown > = {} ) {
	const calls = fakeNetwork( responses );
	const registry = createTestRegistry( itemsStore, noticesStore );
	render(
		<RegistryProvider value={ registry }>
			<ProductTemplates />
		</RegistryProvider>
	);
	return { calls, registry };
}
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const listTemplates = () =>
	screen.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent );

const errors = collectErrors();

afterEach( () => {
	removeFilter( HOOK, 'test' );
} );

it( 'creates a draft and opens it', async () => {
	const { calls } = open( { [ `POST ${ PATH }` ]: { id: 7 } } );
	await userEvent.click( button( 'Digital product' ) );
	await act( settle );
	expect( calls ).toMatchObject( [
		{
			query: { _fields: [ 'id' ] },
			data: { template_name: 'digital', status: 'draft' },
		},
	] );
	expect( errors.countPageLoads() ).toBe( 1 );
	// The page is about to be left.
	expect( button( 'Digital product' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );

it( 'creates one product at a time', async () => {
	const { calls } = open();
	await userEvent.click( button( 'Digital product' ) );
	for ( const name of [ 'Digital product', 'Physical product' ] ) {
		expect( button( name ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( button( name ) );
	}
	await act( settle );
	expect( calls ).toHaveLength( 1 );
} );

it( 'says why a product was not created', async () => {
	const { calls, registry } = open();
	await userEvent.click( button( 'Physical product' ) );
	await act( settle );
	await act( async () => calls[ 0 ]?.fail( 'Not today.' ) );
	expect( registry.select( noticesStore ).getNotices() ).toMatchObject( [
		{
			status: 'error',
			content: 'Could not create the product. Not today.',
		},
	] );
	expect( errors.countPageLoads() ).toBe( 0 );
} );

it( 'shows the templates of plugins', () => {
	addFilter( HOOK, 'test', ( templates ) => [
		...templates,
		{ key: 'acme', title: 'Acme product', subtitle: 'By Acme.' },
	] );
	open();
	expect( listTemplates().slice( 2 ) ).toEqual( [
		'Variable productA product with options such as size or color.',
		'Acme productBy Acme.',
	] );
} );

it.each( [
	[ 'no list', {} ],
	[ 'nothing', [ null ] ],
	[ 'a template without a key', [ { title: 'Acme' } ] ],
	[ 'a template without a title', [ { key: 'acme' } ] ],
] )( 'leaves out %s of a plugin', ( _name, templates ) => {
	addFilter( HOOK, 'test', () => templates );
	open();
	expect( listTemplates() ).toHaveLength( 3 );
	expect( errors.list() ).not.toEqual( [] );
} );

it( 'leads to an empty product', () => {
	open();
	expect(
		within(
			screen.getByRole( 'region', { name: 'Add your first product' } )
		).getByRole( 'link', { name: 'Start from scratch' } )
	).toHaveAttribute( 'href', expect.stringContaining( 'product' ) );
} );

it( 'repeats a request whose response was lost with the same key', async () => {
	const { calls } = open();
	const writes = () => calls.filter( ( { path } ) => path === PATH );
	const create = async ( name: string, count: number ) => {
		await userEvent.click( screen.getByRole( 'button', { name } ) );
		await waitFor( () => expect( writes() ).toHaveLength( count ) );
		await act( async () => writes().at( -1 )?.drop() );
		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name } )
			).not.toHaveAttribute( 'aria-disabled', 'true' )
		);
	};
	await create( 'Physical product', 1 );
	await create( 'Physical product', 2 );
	await create( 'Digital product', 3 );
	const keys = writes().map( ( { data } ) => getKey( data ) );
	expect( keys[ 0 ] ).toMatch( /^[0-9a-f]{32}$/ );
	expect( keys[ 1 ] ).toBe( keys[ 0 ] );
	expect( keys[ 2 ] ).not.toBe( keys[ 0 ] );
} );
