import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { json, serve } from '../../../api/test/fake-server';
import { Search } from '..';
import type { Completion, SearchProps } from '..';
import { resetCountries } from '../completers/countries';

/** Responses by path, and the requests in order. */
let answers: Record< string, unknown > = {};
const asked: string[] = [];

function fakeShop() {
	serve( ( { url } ) => {
		const { pathname, searchParams } = new URL( url, 'http://shop.test' );
		const path = pathname.replace( /^.*\/wc-analytics/, '' );
		const query = decodeURIComponent( String( searchParams ) );
		asked.push( query ? `${ path }?${ query }` : path );
		const answer = answers[ path ];
		if ( answer instanceof Error ) {
			throw answer;
		}
		return json( answer ?? [] );
	} );
}

const onChange = jest.fn();
const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );

function WithState( props: Partial< SearchProps > ) {
	const [ selected, setSelected ] = useState< readonly Completion[] >( [] );
	return (
		<Search
			type="products"
			placeholder="Search"
			selected={ selected }
			{ ...props }
			onChange={ ( next ) => {
				onChange( next );
				setSelected( next );
			} }
		/>
	);
}

const field = () => screen.getByRole( 'combobox', { name: 'Search' } );
const wait = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );
const listed = () =>
	screen.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );

async function look( query: string, props: Partial< SearchProps > = {} ) {
	const view = render( <WithState { ...props } /> );
	await user.click( field() );
	await user.keyboard( query );
	await wait( 500 );
	await wait( 0 );
	return view;
}

beforeEach( () => {
	jest.useFakeTimers();
	resetCountries();
	answers = {};
	asked.length = 0;
	onChange.mockClear();
	fakeShop();
	window.history.replaceState( {}, '', '/wp-admin/admin.php' );
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

const customer = {
	id: 7,
	name: 'Ada Lovelace',
	email: 'ada@shop.test',
	username: 'ada',
};

describe( 'requests and results', () => {
	it.each( [
		[
			'products',
			'mug',
			'/products?search=mug&per_page=10&orderby=popularity',
			{ id: 3, name: 'Blue mug', sku: 'M-1' },
			'Blue mugM-1',
			{ key: 3, label: 'Blue mug' },
		],
		[
			'variableProducts',
			'mug',
			'/products?search=mug&per_page=10&orderby=popularity&type=variable',
			{ id: 3, name: 'Blue mug' },
			'Blue mug',
			{ key: 3, label: 'Blue mug' },
		],
		[
			'categories',
			'kit',
			'/products/categories?search=kit&per_page=10&orderby=count',
			{ id: 4, name: 'Kitchen &amp; bath' },
			'Kitchen & bath',
			{ key: 4, label: 'Kitchen & bath' },
		],
		[
			'attributes',
			'col',
			'/products/attributes?search=col&per_page=10&orderby=count',
			{ id: 1, name: 'Color' },
			'Color',
			{ key: 1, label: 'Color' },
		],
		[
			'coupons',
			'sum',
			'/coupons?search=sum&per_page=10',
			{ id: 5, code: 'summer' },
			'summer',
			{ key: 5, label: 'summer' },
		],
		[
			'customers',
			'ada',
			'/customers?search=ada&searchby=all&per_page=10',
			customer,
			'Ada Lovelaceada@shop.test',
			{ key: 7, label: 'Ada Lovelace' },
		],
		[
			'customerIds',
			'#7',
			'/customers?include=7&per_page=10',
			{ id: 7, name: 'Customer 7' },
			'Customer 7',
			{ key: 7, label: 'Customer 7' },
		],
		[
			'emails',
			'ada',
			'/customers?search=ada&searchby=email&per_page=10',
			customer,
			'ada@shop.test',
			{ key: 7, label: 'ada@shop.test' },
		],
		[
			'usernames',
			'ada',
			'/customers?search=ada&searchby=username&per_page=10',
			customer,
			'ada',
			{ key: 7, label: 'ada' },
		],
		[
			'orders',
			'#12',
			'/orders?number=12&per_page=10',
			{ id: 12, number: '12' },
			'#12',
			{ key: 12, label: '#12' },
		],
		[
			'taxes',
			'us',
			'/taxes?code=us&per_page=10',
			{ id: 2, country: 'US', state: '', name: '', priority: 1 },
			'US-TAX-1',
			{ key: 2, label: 'US-TAX-1' },
		],
		[
			'downloadIps',
			'10.',
			'/data/download-ips?match=10.',
			{ user_ip_address: '10.0.0.1' },
			'10.0.0.1',
			{ key: '10.0.0.1', label: '10.0.0.1' },
		],
		[
			'variations',
			'red',
			'/variations?search=red&per_page=30&_fields[0]=attributes&_fields[1]=description&_fields[2]=id&_fields[3]=name&_fields[4]=sku',
			{ id: 9, name: 'Shirt', attributes: [ { option: 'Red' } ] },
			'Shirt - Red',
			{ key: 9, label: 'Shirt - Red' },
		],
	] )(
		'searches %s',
		async ( type, query, request, item, text, completion ) => {
			answers[ request.split( '?' )[ 0 ] ?? '' ] = [ item ];
			await look( query, { type } );
			expect( asked ).toEqual( [ request ] );
			expect( listed() ).toEqual( [ text ] );
			await user.keyboard( '{ArrowDown}{Enter}' );
			expect( onChange ).toHaveBeenCalledWith( [ completion ] );
		}
	);

	it( 'finds no customer by an ID that is not a number', async () => {
		answers[ '/customers' ] = [];
		await look( 'ada 7', { type: 'customerIds' } );
		expect( asked ).toEqual( [ '/customers?include=0&per_page=10' ] );
	} );

	it( 'highlights the typed text', async () => {
		answers[ '/products' ] = [ { id: 3, name: 'Blue mug' } ];
		await look( 'MUG' );
		expect( screen.getByText( 'mug', { selector: 'strong' } ) ).toHaveClass(
			'components-form-token-field__suggestion-match'
		);
	} );

	it( 'requests variations of the product in the URL', async () => {
		window.history.replaceState(
			{},
			'',
			'/wp-admin/admin.php?products=12'
		);
		await look( 'r', { type: 'variations' } );
		expect( asked[ 0 ] ).toMatch( /^\/products\/12\/variations\?/ );
	} );

	it( 'requests variations of all products and logs a warning when the URL contains several products', async () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		window.history.replaceState(
			{},
			'',
			'/wp-admin/admin.php?products=12,13'
		);
		await look( 'r', { type: 'variations' } );
		expect( asked[ 0 ] ).toMatch( /^\/variations\?/ );
		expect( warn ).toHaveBeenCalledWith(
			'Invalid product id supplied to Variations autocompleter'
		);
	} );

	it( 'requests countries once and matches the start of names and codes', async () => {
		answers[ '/data/countries' ] = [
			{ code: 'AT', name: 'Austria' },
			{ code: 'AU', name: 'Australia' },
			{ code: 'MR', name: 'Mauritania' },
		];
		const { unmount } = await look( 'au', { type: 'countries' } );
		expect( listed() ).toEqual( [
			expect.stringContaining( 'Austria' ),
			expect.stringContaining( 'Australia' ),
		] );
		unmount();
		await look( 'at', { type: 'countries' } );
		expect( listed() ).toEqual( [ expect.stringContaining( 'Austria' ) ] );
		expect( asked ).toEqual( [ '/data/countries' ] );
	} );

	it( 'requests countries again after an error', async () => {
		answers[ '/data/countries' ] = new Error( 'offline' );
		await look( 'au', { type: 'countries' } );
		await wait( 5000 );
		expect(
			screen.getByText( 'Could not load the list.' )
		).toBeInTheDocument();
		answers[ '/data/countries' ] = [ { code: 'AT', name: 'Austria' } ];
		await user.keyboard( '{Enter}' );
		await wait( 0 );
		expect( listed() ).toHaveLength( 1 );
	} );
} );

describe( 'free text', () => {
	it.each( [
		[ 'products', 'All products with titles that include mug' ],
		[ 'variableProducts', 'All products with titles that include mug' ],
		[ 'categories', 'All categories with titles that include mug' ],
		[ 'attributes', 'All attributes with names that include mug' ],
		[ 'coupons', 'All coupons with codes that include mug' ],
		[ 'customers', 'All customers with names or emails that include mug' ],
		[ 'taxes', 'All taxes with codes that include mug' ],
	] )(
		'offers the typed text for %s before the request',
		async ( type, text ) => {
			render( <WithState type={ type } allowFreeTextSearch /> );
			await user.click( field() );
			await user.keyboard( 'mug' );
			expect( listed() ).toEqual( [ text ] );
			expect( asked ).toEqual( [] );
			await user.keyboard( '{ArrowDown}{Enter}' );
			expect( onChange ).toHaveBeenCalledWith( [
				{ key: 'mug', label: 'mug' },
			] );
		}
	);

	it( 'throws for types that do not support free text', () => {
		jest.spyOn( console, 'error' ).mockImplementation();
		expect( () =>
			render( <WithState type="orders" allowFreeTextSearch /> )
		).toThrow( /getFreeTextOptions/ );
	} );
} );

describe( 'custom completers', () => {
	const autocompleter = {
		options: [
			{ id: 1, title: 'One' },
			{ id: 2 },
			{ id: 3, title: 'Three' },
		],
		getOptionIdentifier: ( { id }: { id: number } ) => id,
		getOptionLabel: ( { title }: { title: string } ) => title.toUpperCase(),
		getOptionKeywords: ( { title }: { title: string } ) => [ title, null ],
		getOptionCompletion: ( {
			id,
			title,
		}: {
			id: number;
			title: string;
		} ) => ( {
			key: id,
			label: title,
		} ),
	};

	it( 'shows the results of a custom completer and skips one that fails to render', async () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		await look( 'e', { type: 'custom', autocompleter } );
		expect( listed() ).toEqual( [ 'ONE', 'THREE' ] );
		expect( error ).toHaveBeenCalledTimes( 1 );
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( [ { key: 1, label: 'One' } ] );
	} );

	it.each( [ undefined, {} ] )(
		'throws for the invalid completer %j',
		( given ) => {
			jest.spyOn( console, 'error' ).mockImplementation();
			expect( () =>
				render( <Search type="custom" autocompleter={ given } /> )
			).toThrow(
				"Invalid autocompleter provided to Search component, it requires a completer object when using 'custom' type."
			);
		}
	);

	it( 'shows no results for an unknown type', async () => {
		await look( 'x', { type: 'constructor' } );
		expect( screen.getByText( 'No results.' ) ).toBeInTheDocument();
	} );
} );

it( 'returns previously selected items unchanged', async () => {
	const before = { key: 1, label: 'Before', more: true };
	answers[ '/products' ] = [ { id: 3, name: 'Blue mug' } ];
	await look( 'mug', { selected: [ before ], inlineTags: true } );
	await user.keyboard( '{ArrowDown}{Enter}' );
	const [ given ] = onChange.mock.calls[ 0 ];
	expect( given[ 0 ] ).toBe( before );
	expect( given[ 1 ] ).toEqual( { key: 3, label: 'Blue mug' } );
} );
