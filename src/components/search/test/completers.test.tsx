// cspell:ignore İzmir Straße
import { render } from '@testing-library/react';
import { json, serve } from '../../../api/test/fake-server';
import { getCompleter } from '../completers';
import { countries } from '../completers/countries';
import { categories, orders, products } from '../completers/entities';
import { listCompleter } from '../completers/list-completer';
import { findMatch, Match } from '../completers/match';
import { getTaxCode } from '../completers/tax-code';
import { getVariationName, variations } from '../completers/variations';
import { toCompletions, toOptions } from '../to-options';
import type { Autocompleter } from '../types';

const requests: string[] = [];

beforeEach( () => {
	requests.length = 0;
	window.history.replaceState( {}, '', '/wp-admin/admin.php' );
	serve( ( { url } ) => {
		requests.push(
			decodeURIComponent( url.replace( /^.*\/wc-analytics\//, '' ) )
		);
		return json( [] );
	} );
} );
afterEach( () => jest.restoreAllMocks() );

async function search< Item >(
	{ options }: Autocompleter< Item >,
	query: string
) {
	if ( typeof options === 'function' ) {
		await options( query );
	}
	return requests[ 0 ];
}

describe( 'texts', () => {
	it.each( [
		[ 'Blue mug', 'MUG', [ 'Blue ', 'mug', '' ] ],
		[ 'MUG set', 'mug', [ '', 'MUG', ' set' ] ],
		[ 'mug mug', 'mug', [ '', 'mug', ' mug' ] ],
		[ 'Blue mug', 'e m', [ 'Blu', 'e m', 'ug' ] ],
		[ 'İzmir mug', 'MUG', [ 'İzmir ', 'mug', '' ] ],
		[ 'Straße', 'SSE', undefined ],
		[ 'Città', 'CITTÀ', [ '', 'Città', '' ] ],
		[ 'Blue mug', 'cup', undefined ],
		[ 'Blue mug', '', undefined ],
	] )( 'splits %p around %p', ( text, query, parts ) => {
		const found = findMatch( text, query );
		expect( found && [ found.before, found.match, found.after ] ).toEqual(
			parts
		);
	} );

	it.each( [
		[
			' mug ',
			'Blue <strong class="components-form-token-field__suggestion-match">mug</strong>s',
		],
		[ 'cup', 'Blue mugs' ],
		[ ' ', 'Blue mugs' ],
	] )( 'highlights %p', ( query, html ) => {
		const { container } = render(
			<Match text="Blue mugs" query={ query } />
		);
		expect( container.firstElementChild?.innerHTML ).toBe( html );
	} );

	it.each( [
		[
			{ country: 'us', state: 'ca', name: ' State tax ', priority: 1 },
			'US-CA-STATE TAX-1',
		],
		[ { country: 'DE', state: '', name: 'VAT', priority: 2 }, 'DE-VAT-2' ],
		[ { priority: 0 }, 'TAX' ],
		[ {}, 'TAX' ],
	] )( 'returns the code of the tax rate %j', ( rate, code ) => {
		expect( getTaxCode( { id: 1, ...rate } ) ).toBe( code );
	} );

	it.each( [
		[ 'Shirt', [ 'Red', 'M' ], 'Shirt - Red, M' ],
		[ 'Shirt', [], 'Shirt' ],
		[ 'Shirt - Red', [ 'Red' ], 'Shirt - Red' ],
	] )( 'names the variation of %p with %j', ( name, options, result ) => {
		const attributes = options.map( ( option ) => ( { option } ) );
		expect( getVariationName( { name, attributes } ) ).toBe( result );
	} );
} );

describe( 'requests', () => {
	it.each( [
		[ '12', 'products/12/variations?' ],
		[ '3', 'products/3/variations?' ],
		[ '12x', 'variations?' ],
		[ 'x12', 'variations?' ],
		[ '', 'variations?' ],
	] )( 'searches variations of the product %p', async ( id, path ) => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		window.history.replaceState( {}, '', `?products=${ id }` );
		const request = await search( variations, 'r' );
		expect( request?.slice( 0, path.length ) ).toBe( path );
		expect( warn ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ '#12', '12' ],
		[ '12', '12' ],
		[ '1#2', '1#2' ],
	] )( 'searches the order %s', async ( query, number ) => {
		expect( await search( orders, query ) ).toBe(
			`orders?number=${ number }&per_page=10`
		);
	} );

	it( 'reads the path for each search', async () => {
		const path = jest.fn( () => 'things' );
		const completer = listCompleter< { id: number } >( {
			path,
			query: () => ( {} ),
			getId: ( { id } ) => id,
			getName: String,
			inputType: 'number',
		} );
		expect( path ).not.toHaveBeenCalled();
		expect( await search( completer, 'x' ) ).toBe( 'things' );
		expect( completer.inputType ).toBe( 'number' );
	} );
} );

describe( 'items', () => {
	const product = {
		id: 3,
		name: 'Mug &amp; cup',
		sku: 'M-1',
		images: [ { src: 'mug.png', alt: 'Photo' } ],
	};

	it( 'finds items by their decoded name and other texts', () => {
		expect( products.getOptionKeywords( product ) ).toEqual( [
			'Mug & cup',
			'M-1',
		] );
		expect( categories.getOptionKeywords( product ) ).toEqual( [
			'Mug & cup',
		] );
		expect(
			variations.getOptionKeywords( { ...product, attributes: [] } )
		).toEqual( [ 'Mug & cup', 'M-1' ] );
		expect(
			countries.getOptionKeywords( { code: 'CI', name: 'Caf&eacute;' } )
		).toEqual( [ 'CI', 'Café' ] );
	} );

	it( 'shows an image, the name and a detail', () => {
		const { container, rerender } = render(
			<>{ products.getOptionLabel( product, 'mug' ) }</>
		);
		expect( container ).toHaveTextContent( 'Mug & cupM-1' );
		expect( container.querySelector( 'img' ) ).toHaveAttribute( 'alt', '' );
		rerender( <>{ categories.getOptionLabel( product, 'mug' ) }</> );
		expect( container ).toHaveTextContent( /^Mug & cup$/ );
		expect( container.children ).toHaveLength( 1 );
		rerender(
			<>{ products.getOptionLabel( { ...product, sku: '' }, 'mug' ) }</>
		);
		expect( container.children ).toHaveLength( 2 );
	} );

	it( 'hides flags of countries from screen readers', () => {
		const country = { code: 'CI', name: 'Caf&eacute;' };
		const { container } = render(
			<>{ countries.getOptionLabel( country, 'c' ) }</>
		);
		const [ flag, name ] = container.children;
		expect( flag ).toHaveAttribute( 'aria-hidden', 'true' );
		expect( name ).toHaveTextContent( 'Café' );
		expect( countries.getOptionCompletion( country ) ).toEqual( {
			key: 'CI',
			label: 'Café',
		} );
		expect( countries.getSearchExpression?.( 'c' ) ).toBe( '^c' );
	} );

	it( 'offers the typed text only where the report supports it', () => {
		expect( orders.getFreeTextOptions ).toBeUndefined();
		const [ option ] = products.getFreeTextOptions?.( 'mug' ) ?? [];
		expect( option ).toMatchObject( {
			key: 'title',
			value: { completion: { key: 'mug', label: 'mug' } },
		} );
		const { container } = render( <>{ option?.label }</> );
		expect( container.querySelector( 'strong' ) ).toHaveTextContent(
			'mug'
		);
	} );
} );

describe( 'getCompleter', () => {
	it( 'returns built-in and custom completers', () => {
		const custom = { options: [] };
		expect( getCompleter( 'custom', custom ) ).toBe( custom );
		expect( getCompleter( 'products', custom ) ).toBe( products );
		expect( getCompleter( 'countries', undefined ) ).toBe( countries );
		expect( getCompleter( 'variations', undefined ) ).toBe( variations );
	} );

	it.each( [ 'unknown', 'toString', '' ] )(
		'has no options for the type %p',
		( type ) => {
			expect( getCompleter( type, undefined ).options ).toEqual( [] );
		}
	);

	it.each( [ undefined, null, 'options', {} ] )(
		'throws for the custom completer %p',
		( completer ) => {
			expect( () => getCompleter( 'custom', completer ) ).toThrow(
				/^Invalid autocompleter/
			);
		}
	);
} );

describe( 'options', () => {
	const completer: Autocompleter< number > = {
		options: [],
		getOptionIdentifier: ( item ) => item,
		getOptionLabel: ( item, query ) => {
			if ( item === 13 ) {
				throw new Error( 'plugin' );
			}
			return `${ query } ${ item }`;
		},
		getOptionKeywords: ( item ) => [
			item,
			'a',
			'',
			null,
			undefined,
			false,
		],
		getOptionCompletion: ( item ) => ( {
			key: item,
			label: `Item ${ item }`,
		} ),
	};

	it( 'converts an item to an option', () => {
		expect( toOptions( [ 0 ], completer, 'q' ) ).toEqual( [
			{
				key: 0,
				label: 'q 0',
				keywords: [ '0', 'a' ],
				value: { completion: { key: 0, label: 'Item 0' } },
			},
		] );
	} );

	it( 'logs and skips an item that cannot be rendered', () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		expect(
			toOptions( [ 13, 2 ], completer, 'q' ).map( ( { key } ) => key )
		).toEqual( [ 2 ] );
		expect( error.mock.calls ).toEqual( [
			[ 'Could not show a search result.', 13, new Error( 'plugin' ) ],
		] );
	} );

	it.each( [
		[
			{
				key: 1,
				label: 'x',
				value: { completion: { key: 7, label: 'y' } },
			},
			{ key: 7, label: 'y' },
		],
		[
			{ key: 1, label: 'x' },
			{ key: 1, label: 'x' },
		],
		[
			{ key: 1, label: 7 },
			{ key: 1, label: '1' },
		],
		[
			{ key: 'a', label: <b>x</b> },
			{ key: 'a', label: 'a' },
		],
		[
			{ key: 'title', label: 'x', value: 5 },
			{ key: 5, label: 'Item 5' },
		],
		[
			{ key: 'title', label: 'x', value: null },
			{ key: null, label: 'Item null' },
		],
		[
			{ key: 'title', label: 'x', value: {} },
			{ key: {}, label: 'Item [object Object]' },
		],
	] )( 'converts an option to a completion: %j', ( option, completion ) => {
		expect(
			toCompletions(
				[ option ],
				completer as unknown as Autocompleter< unknown >
			)
		).toEqual( [ completion ] );
	} );
} );
