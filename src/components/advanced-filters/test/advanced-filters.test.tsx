import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQuery, parseQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { json, serve } from '../../../api/test/fake-server';
import { AdvancedFilters } from '..';
import type { AdvancedFiltersProps } from '..';

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
const onAction = jest.fn();

const labels = ( name: string ) => ( {
	add: name,
	remove: `Remove ${ name } filter`,
	rule: `Select ${ name } match`,
	filter: `Select ${ name }`,
	title: `{{title}}${ name }{{/title}} {{rule /}} {{filter /}}`,
} );
const is = [
	{ value: 'is', label: 'Is' },
	{ value: 'is_not', label: 'Is Not' },
];
const amounts = [
	{ value: 'max', label: 'Less Than' },
	{ value: 'lessthan', label: 'At most' },
	{ value: 'between', label: 'Between' },
];

const config: AdvancedFiltersProps[ 'config' ] = {
	title: 'Orders match {{select /}} filters',
	filters: {
		coupon: {
			labels: { ...labels( 'Coupon' ), placeholder: 'Search coupons' },
			rules: is,
			allowMultiple: true,
			input: {
				component: 'Search',
				type: 'coupons',
				getLabels: async ( ids ) =>
					ids.split( ',' ).map( ( id ) => ( {
						key: Number( id ),
						label: `code-${ id }`,
					} ) ),
			},
		},
		status: {
			labels: labels( 'Status' ),
			rules: is,
			input: {
				component: 'SelectControl',
				options: [
					{ value: 'completed', label: 'Completed' },
					{ value: 'failed', label: 'LoadError' },
				],
				defaultOption: 'failed',
			},
		},
		total: {
			labels: labels( 'Total' ),
			rules: amounts,
			input: { component: 'Currency' },
		},
		items: {
			labels: labels( 'Items' ),
			rules: amounts,
			input: { component: 'Number' },
		},
		registered: {
			labels: labels( 'Registered' ),
			rules: [
				{ value: 'before', label: 'Before' },
				{ value: 'after', label: 'After' },
				{ value: 'between', label: 'Between' },
			],
			input: { component: 'Date' },
		},
		attribute: {
			labels: labels( 'Attribute' ),
			rules: is,
			allowMultiple: true,
			input: { component: 'ProductAttribute' },
		},
	},
};

const BASE = 'page=storedeck&path=%2Fanalytics%2Forders&filter=advanced';
const element = ( props: Partial< AdvancedFiltersProps > = {} ) => (
	<AdvancedFilters
		config={ config }
		path="/analytics/orders"
		query={ getQuery() }
		currency={ { symbol: '€', symbolPosition: 'left' } }
		onAdvancedFilterAction={ onAction }
		{ ...props }
	/>
);
const settle = ( ms = 600 ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

async function show(
	search = '',
	props: Partial< AdvancedFiltersProps > = {}
) {
	window.history.replaceState(
		{},
		'',
		`/wp-admin/admin.php?${ BASE }${ search }`
	);
	const view = render( element( props ) );
	await settle();
	return {
		...view,
		/** Renders again after the URL has changed, as the app does. */
		follow: async () => {
			view.rerender( element( props ) );
			await settle();
		},
	};
}

async function add( name: string ) {
	await user.click( screen.getByRole( 'button', { name: 'Add a Filter' } ) );
	await user.click( screen.getByRole( 'button', { name } ) );
	await settle();
}

const rows = () =>
	screen
		.queryAllByRole( 'listitem' )
		.filter( ( item ) => within( item ).queryByRole( 'group' ) );
const row = ( name: string ) => screen.getByRole( 'group', { name } );
const pick = ( name: string, label: string ) =>
	user.selectOptions( screen.getByRole( 'combobox', { name } ), label );
/** Sets a field at once: each typed character renders the card. */
const fill = ( input: HTMLElement, value: string ) =>
	fireEvent.change( input, { target: { value } } );
const filterLink = () => screen.getByRole( 'link', { name: 'Filter' } );
const target = () =>
	parseQuery(
		new URL( filterLink().getAttribute( 'href' ) ?? '', 'http://x' ).search
	);
const filters = ( query: Query ) =>
	Object.fromEntries(
		Object.entries( query ).filter(
			( [ key ] ) => ! [ 'page', 'path', 'filter' ].includes( key )
		)
	);

beforeEach( () => {
	jest.useFakeTimers();
	onAction.mockClear();
	serve( ( { url } ) => {
		if ( url.includes( '/terms' ) ) {
			return json( [
				{ id: 11, name: 'Red' },
				{ id: 12, name: 'Blue' },
			] );
		}
		if ( /attributes\/\d+/.test( url ) ) {
			return json( { id: 1, name: 'Color' } );
		}
		return url.includes( 'attributes' )
			? json( [ { id: 1, name: 'Color' } ] )
			: json( [ { id: 5, code: 'summer' } ] );
	} );
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'card', () => {
	it( 'shows a title with a field for “all” or “any”', async () => {
		await show();
		expect(
			screen.getByRole( 'group', { name: 'Orders match All filters' } )
		).toBeInTheDocument();
		const select = screen.getByRole( 'combobox', {
			name: 'Choose to apply any or all filters',
		} );
		expect( select ).toHaveDisplayValue( 'All' );
		await user.selectOptions( select, 'Any' );
		expect( onAction ).toHaveBeenCalledWith( 'match', { match: 'any' } );
	} );

	it( 'disables Filter and hides Clear all filters when there are no rows', async () => {
		await show();
		expect(
			screen.getByRole( 'button', { name: 'Filter' } )
		).toBeDisabled();
		expect(
			screen.queryByRole( 'link', { name: 'Clear all filters' } )
		).not.toBeInTheDocument();
	} );

	it( 'hides used filters in the dropdown and lists repeatable filters last', async () => {
		await show( '&status_is=failed&coupon_is[]=5' );
		await user.click(
			screen.getByRole( 'button', { name: 'Add a Filter' } )
		);
		expect(
			within( screen.getByRole( 'dialog', { name: 'Add a Filter' } ) )
				.getAllByRole( 'button' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Total', 'Items', 'Registered', 'Coupon', 'Attribute' ] );
	} );

	it( 'adds a row with the default rule and value and moves focus to it', async () => {
		await show();
		await add( 'Status' );
		expect( row( 'Status' ) ).toHaveFocus();
		expect( onAction ).toHaveBeenCalledWith(
			'add',
			expect.objectContaining( {
				key: 'status',
				rule: 'is',
				value: 'failed',
			} )
		);
		expect( filters( target() ) ).toEqual( { status_is: 'failed' } );
	} );

	it( 'updates the URL and keeps focus on Filter when the filters are applied', async () => {
		const { follow } = await show();
		await add( 'Status' );
		await user.click( filterLink() );
		expect( filters( getQuery() ) ).toEqual( { status_is: 'failed' } );
		expect( onAction ).toHaveBeenCalledWith(
			'filter',
			expect.objectContaining( { status_is: 'failed', match: 'all' } )
		);
		await follow();
		await follow();
		const button = screen.getByRole( 'button', { name: 'Filter' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( button ).toHaveFocus();
	} );

	it( 'writes match to the URL only when it is “any”', async () => {
		await show( '&status_is=failed' );
		await pick( 'Choose to apply any or all filters', 'Any' );
		expect( target() ).toMatchObject( { match: 'any' } );
		await pick( 'Choose to apply any or all filters', 'All' );
		expect(
			screen.getByRole( 'button', { name: 'Filter' } )
		).toBeDisabled();
	} );

	it( 'moves focus to the next row when a row is removed', async () => {
		await show( '&status_is=failed&items_max=3' );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove Status filter' } )
		);
		expect( rows() ).toHaveLength( 1 );
		expect( row( 'Items' ) ).toHaveFocus();
		expect( filters( getQuery() ) ).toEqual( {
			status_is: 'failed',
			items_max: '3',
		} );
		expect( filters( target() ) ).toEqual( { items_max: '3' } );
	} );

	it( 'navigates to the URL without filters when the last row is removed', async () => {
		await show( '&status_is=failed&match=any' );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove Status filter' } )
		);
		expect( filters( getQuery() ) ).toEqual( {} );
		expect( getQuery() ).not.toHaveProperty( 'match' );
		expect(
			screen.getByRole( 'button', { name: 'Add a Filter' } )
		).toHaveFocus();
	} );

	it( 'clears all filters and the match parameter', async () => {
		const { follow } = await show( '&status_is=failed&match=any' );
		await user.click(
			screen.getByRole( 'link', { name: 'Clear all filters' } )
		);
		await follow();
		expect( onAction ).toHaveBeenCalledWith( 'clear_all' );
		expect( filters( getQuery() ) ).toEqual( {} );
		expect( rows() ).toHaveLength( 0 );
		expect(
			screen.getByRole( 'combobox', {
				name: 'Choose to apply any or all filters',
			} )
		).toHaveDisplayValue( 'All' );
	} );

	it( 'keeps focus inside the card when all filters are cleared', async () => {
		const { follow } = await show( '&status_is=failed' );
		await user.click(
			screen.getByRole( 'link', { name: 'Clear all filters' } )
		);
		await follow();
		expect(
			screen.getByRole( 'button', { name: 'Add a Filter' } )
		).toHaveFocus();
	} );

	it( 'shows the rows in the order of the URL and updates them when the URL changes', async () => {
		const { follow } = await show( '&items_max=3&status_is_not=failed' );
		expect(
			rows().map(
				( item ) => item.querySelector( 'legend' )?.textContent
			)
		).toEqual( [ 'Items', 'Status' ] );
		window.history.replaceState( {}, '', `?${ BASE }&total_max=9` );
		await follow();
		expect( rows() ).toHaveLength( 1 );
		expect( row( 'Total' ) ).toBeInTheDocument();
	} );

	it( 'shows what the matching rows are', async () => {
		await show( '', {
			getCount: () =>
				Promise.resolve( { count: 50, detail: '49 orders, 1 refund' } ),
		} );
		await add( 'Status' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'50 results: 49 orders, 1 refund'
		);
	} );

	it( 'shows the number of results before the filters are applied', async () => {
		const getCount = jest.fn().mockResolvedValue( 1234 );
		await show( '', { getCount } );
		expect( getCount ).not.toHaveBeenCalled();
		await add( 'Status' );
		expect( getCount ).toHaveBeenCalledTimes( 1 );
		expect( getCount ).toHaveBeenCalledWith(
			expect.objectContaining( { status_is: 'failed' } )
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'1,234 results'
		);
	} );
} );

describe( 'URLs with unsupported filters', () => {
	it.each( [
		[ '&status_was=failed', 'status_was' ],
		[ '&status_is[]=failed&status_is[]=completed', 'status_is' ],
		[ '&items_between=3', 'items_between' ],
		[ '&items_between[]=3', 'items_between' ],
		[ '&attribute_is[]=3', 'attribute_is' ],
		[ '&total_max[a][b]=3', 'total_max' ],
		[ '&total_max=much', 'total_max' ],
		[ '&items_between[]=1&items_between[]=x', 'items_between' ],
		[ '&color_is=red', 'color_is' ],
	] )( 'lists %s as ignored', async ( search, name ) => {
		await show( search );
		expect(
			screen.getAllByText(
				`Unsupported filters in the URL were ignored: ${ name }`
			)[ 0 ]
		).toBeInTheDocument();
		expect( rows() ).toHaveLength( 0 );
	} );

	it( 'removes ignored parameters when filters are applied', async () => {
		await show(
			'&status_was=failed&items_between=3&total_max[a][b]=3&color_is=red'
		);
		await add( 'Total' );
		fill(
			screen.getByRole( 'spinbutton', { name: 'Total maximum amount' } ),
			'5'
		);
		expect( filters( target() ) ).toEqual( { total_max: '5' } );
	} );

	it( 'ignores a second rule of a filter that allows only one', async () => {
		await show( '&status_is=failed&status_is_not=completed' );
		expect( rows() ).toHaveLength( 1 );
		expect(
			screen.getAllByText( /were ignored: status_is_not$/ )[ 0 ]
		).toBeInTheDocument();
		expect( filters( target() ) ).toEqual( { status_is: 'failed' } );
	} );

	it( 'does not treat date parameters with filter-like names as filters', async () => {
		await show( '&compare=custom&compare_after=2018-01-01' );
		expect(
			screen.queryByText( /were ignored:.*compare_after/ )
		).not.toBeInTheDocument();
	} );

	it( 'removes ignored parameters with Clear all filters', async () => {
		await show( '&color_is=red' );
		await user.click(
			screen.getByRole( 'link', { name: 'Clear all filters' } )
		);
		expect( filters( getQuery() ) ).toEqual( {} );
	} );

	it( 'lists only the first ignored parameters and truncates long names', async () => {
		const names = Array.from( { length: 20 }, ( _, at ) => `a${ at }_is` );
		await show(
			`&${ 'x'.repeat( 100_000 ) }_is=1&${ names.join( '=1&' ) }=1`
		);
		expect(
			screen.getAllByText( /were ignored: x{59}…, a0_is.*, …$/ )[ 0 ]
		).toBeInTheDocument();
	} );

	it( 'shows an option that no longer exists and thousands of ids', async () => {
		const ids = Array.from( { length: 2000 }, ( _, id ) => id + 1 ).join();
		await show( `&status_is=ancient&coupon_is[]=${ ids }` );
		expect(
			screen.getByRole( 'combobox', { name: 'Select Status' } )
		).toHaveDisplayValue( 'ancient' );
		expect( rows() ).toHaveLength( 2 );
	} );
} );

describe( 'value fields', () => {
	it( 'labels number fields and converts their values between ranges and single values', async () => {
		await show();
		await add( 'Total' );
		await user.type(
			screen.getByRole( 'spinbutton', { name: 'Total maximum amount' } ),
			'12.5'
		);
		await pick( 'Select Total match', 'At most' );
		expect(
			screen.getByRole( 'spinbutton', { name: 'Total maximum amount' } )
		).toHaveValue( 12.5 );
		await pick( 'Select Total match', 'Between' );
		expect(
			screen.getByRole( 'spinbutton', { name: 'Total range start' } )
		).toHaveValue( 12.5 );
		expect( filters( parseQuery( window.location.search ) ) ).toEqual( {} );
		await user.type(
			screen.getByRole( 'spinbutton', { name: 'Total range end' } ),
			'20'
		);
		expect( filters( target() ) ).toEqual( {
			total_between: [ '12.5', '20' ],
		} );
		expect( screen.getByText( 'Total Between €12.5 and €20' ) ).toHaveClass(
			'screen-reader-text'
		);
		await pick( 'Select Total match', 'Less Than' );
		expect( filters( target() ) ).toEqual( { total_max: '12.5' } );
	} );

	it( 'shows an error when the start of a range is greater than its end', async () => {
		await show( '&items_between[]=9&items_between[]=3' );
		const start = screen.getByRole( 'spinbutton', {
			name: 'Items range start',
		} );
		expect( start ).toBeInvalid();
		expect( start ).toHaveAccessibleDescription(
			'The first number must be less than or equal to the second.'
		);
	} );

	it.each( [
		[ 'left', '€3' ],
		[ 'left_space', '€ 3' ],
		[ 'right', '3€' ],
		[ 'right_space', '3 €' ],
	] as const )(
		'shows the currency symbol (%s) and includes it in the sentence',
		async ( symbolPosition, spoken ) => {
			await show( '&total_max=3', {
				currency: { symbol: '€', symbolPosition },
			} );
			const input = screen.getByRole( 'spinbutton' );
			const affix = symbolPosition.startsWith( 'left' )
				? input.previousElementSibling
				: input.nextElementSibling;
			expect( affix ).toHaveTextContent( '€' );
			expect(
				screen.getByText( `Total Less Than ${ spoken }` )
			).toBeInTheDocument();
		}
	);

	it( 'keeps the date when switching between before and after, and resets it for a range', async () => {
		await show( '&registered_before=2018-04-10' );
		const field = () =>
			screen.getByRole( 'textbox', { name: 'Choose a date' } );
		expect( field() ).toHaveValue( '04/10/2018' );
		expect(
			screen.getByText( 'Registered Before 04/10/2018' )
		).toHaveClass( 'screen-reader-text' );
		await pick( 'Select Registered match', 'After' );
		expect( field() ).toHaveValue( '04/10/2018' );
		expect( screen.getByText( 'Registered After 04/10/2018' ) ).toHaveClass(
			'screen-reader-text'
		);
		expect( filters( target() ) ).toEqual( {
			registered_after: '2018-04-10',
		} );
		await pick( 'Select Registered match', 'Between' );
		const start = screen.getByRole( 'textbox', {
			name: 'Registered range start',
		} );
		expect( start ).toHaveValue( '' );
		fill( start, '04/01/2018' );
		expect(
			screen.getByRole( 'group', { name: 'Registered' } )
		).toHaveAccessibleDescription(
			'This filter is not applied. Choose both dates.'
		);
		fill(
			screen.getByRole( 'textbox', { name: 'Registered range end' } ),
			'04/05/2018'
		);
		expect( filters( target() ) ).toEqual( {
			registered_between: [ '2018-04-01', '2018-04-05' ],
		} );
	} );

	it( 'rejects invalid and future dates', async () => {
		await show( '&registered_before=2018-04-10' );
		const field = screen.getByRole( 'textbox', { name: 'Choose a date' } );
		await user.clear( field );
		await user.type( field, '01/01/2999' );
		expect( field ).toHaveAccessibleDescription(
			'Date format: MM/DD/YYYY Invalid date'
		);
		expect(
			screen.getByRole( 'group', { name: 'Registered' } )
		).toHaveAccessibleDescription(
			'This filter is not applied. Choose a date.'
		);
		expect( screen.queryByText( /^Registered Before/ ) ).toBeNull();
		fill( field, '01/31/2018' );
		expect( filters( target() ) ).toEqual( {
			registered_before: '2018-01-31',
		} );
		expect(
			screen.getByText( 'Registered Before 01/31/2018' )
		).toHaveClass( 'screen-reader-text' );
	} );

	it( 'shows the labels of ids in the URL and adds more items in a search', async () => {
		await show( '&coupon_is[]=3' );
		expect(
			screen.getByText( 'Coupon Is code-3', { selector: 'span' } )
		).toHaveClass( 'screen-reader-text' );
		await user.type(
			screen.getByRole( 'combobox', { name: 'Search coupons' } ),
			'sum'
		);
		await settle();
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( filters( target() ) ).toEqual( { coupon_is: [ '3,5' ] } );
	} );

	it( 'removes a filter of the URL whose only item was removed', async () => {
		await show( '&coupon_is[]=3&status_is=failed' );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove code-3' } )
		);
		expect( screen.queryByText( /not applied/ ) ).not.toBeInTheDocument();
		expect( filters( target() ) ).toEqual( { status_is: 'failed' } );
	} );

	it( 'adds a repeatable filter more than once', async () => {
		await show( '&coupon_is[]=3&coupon_is[]=4&coupon_is_not[]=5' );
		expect( rows() ).toHaveLength( 3 );
		await user.click(
			screen.getAllByRole( 'button', {
				name: 'Remove Coupon filter',
			} )[ 0 ]!
		);
		expect( filters( target() ) ).toEqual( {
			coupon_is: [ '4' ],
			coupon_is_not: [ '5' ],
		} );
	} );

	it( 'selects an attribute and then one of its terms', async () => {
		await show();
		await add( 'Attribute' );
		await user.type(
			screen.getByRole( 'combobox', { name: 'Attribute name' } ),
			'col'
		);
		await settle();
		await user.keyboard( '{ArrowDown}{Enter}' );
		await settle();
		await user.click(
			screen.getByRole( 'combobox', { name: 'Attribute value' } )
		);
		await user.click( screen.getByRole( 'option', { name: 'Blue' } ) );
		expect( filters( target() ) ).toEqual( {
			attribute_is: [ [ '1', '12' ] ],
		} );
		expect( screen.getByText( 'Attribute Is Color Blue' ) ).toHaveClass(
			'screen-reader-text'
		);
	} );

	it( 'opens the list of attributes and the list of terms on click', async () => {
		await show();
		await add( 'Attribute' );
		await settle();
		for ( const [ name, option ] of [
			[ 'Attribute name', 'Color' ],
			[ 'Attribute value', 'Blue' ],
		] as const ) {
			await user.click( screen.getByRole( 'combobox', { name } ) );
			await user.click( screen.getByRole( 'option', { name: option } ) );
			await settle();
		}
		expect( filters( target() ) ).toEqual( {
			attribute_is: [ [ '1', '12' ] ],
		} );
	} );

	it( 'does not apply an attribute without a value, and says so', async () => {
		await show( '&status_is=failed' );
		await add( 'Attribute' );
		await settle();
		await user.click(
			screen.getByRole( 'combobox', { name: 'Attribute name' } )
		);
		await user.click( screen.getByRole( 'option', { name: 'Color' } ) );
		await settle();
		const group = screen.getByRole( 'group', { name: 'Attribute' } );
		expect( group ).not.toHaveAccessibleDescription();
		const earlier = window.location.search;
		await user.click( screen.getByRole( 'button', { name: 'Filter' } ) );
		expect( window.location.search ).toBe( earlier );
		expect( group ).toHaveFocus();
		expect( group ).toHaveAccessibleDescription(
			'This filter is not applied. Choose an attribute value.'
		);
		expect(
			screen.getByRole( 'combobox', { name: 'Attribute value' } )
		).toBeInvalid();

		await user.click(
			screen.getByRole( 'combobox', { name: 'Attribute value' } )
		);
		await user.click( screen.getByRole( 'option', { name: 'Red' } ) );
		expect( group ).not.toHaveAccessibleDescription();
		expect( filters( target() ) ).toEqual( {
			attribute_is: [ [ '1', '11' ] ],
			status_is: 'failed',
		} );
	} );

	it.each( [
		[ 'Coupon', 'Choose at least one item.' ],
		[ 'Total', 'Type a number.' ],
		[ 'Registered', 'Choose a date.' ],
		[ 'Attribute', 'Choose an attribute and a value.' ],
	] )( 'says what an incomplete %s filter needs', async ( name, text ) => {
		await show();
		await add( name );
		await settle();
		await user.click( screen.getByRole( 'button', { name: 'Filter' } ) );
		expect(
			screen.getByRole( 'group', { name } )
		).toHaveAccessibleDescription(
			`This filter is not applied. ${ text }`
		);
	} );

	it( 'says at once that an attribute without a value in the URL is not applied', async () => {
		await show( '&attribute_is[0][]=1&attribute_is[0][]=' );
		expect(
			screen.getByRole( 'group', { name: 'Attribute' } )
		).toHaveAccessibleDescription(
			'This filter is not applied. Choose an attribute value.'
		);
	} );

	it( 'shows a spinner only while an attribute loads', async () => {
		const release: ( () => void )[] = [];
		const sent = window.fetch;
		window.fetch = async ( ...request ) => {
			await new Promise< void >( ( resolve ) => release.push( resolve ) );
			return sent( ...request );
		};
		const { container } = await show(
			'&attribute_is[0][]=1&attribute_is[0][]=12'
		);
		const spinner = () => container.querySelector( '.woocommerce-spinner' );
		expect( spinner() ).toBeInTheDocument();
		release.forEach( ( resolve ) => resolve() );
		expect(
			await screen.findByRole( 'combobox', { name: 'Attribute value' } )
		).toHaveValue( 'Blue' );
		expect( spinner() ).not.toBeInTheDocument();
	} );

	it( 'shows an error with a retry button when an attribute fails to load', async () => {
		let isBroken = true;
		serve( ( { url } ) => {
			if ( isBroken ) {
				return json(
					{ code: 'broken', message: 'x' },
					{ status: 400 }
				);
			}
			return url.includes( 'terms' )
				? json( [ { id: 12, name: 'Blue' } ] )
				: json( { id: 1, name: 'Color' } );
		} );
		const { container } = await show(
			'&attribute_is[0][]=1&attribute_is[0][]=12'
		);
		const spinner = () => container.querySelector( '.woocommerce-spinner' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Could not load the attribute.'
		);
		expect( spinner() ).not.toBeInTheDocument();
		isBroken = false;
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect(
			await screen.findByRole( 'combobox', { name: 'Attribute value' } )
		).toHaveValue( 'Blue' );
		expect( spinner() ).not.toBeInTheDocument();
	} );

	it( 'selects the first option once asynchronous options are loaded', async () => {
		let isBroken = true;
		// Asynchronous, like a request.
		const getOptions = () =>
			new Promise< { value: string; label: string }[] >(
				( resolve, reject ) =>
					setTimeout(
						() =>
							isBroken
								? reject( new Error( 'offline' ) )
								: resolve( [ { value: 'x', label: 'X' } ] ),
						100
					)
			);
		await show( '', {
			config: {
				filters: {
					kind: {
						labels: labels( 'Kind' ),
						rules: is,
						input: { component: 'SelectControl', getOptions },
					},
				},
			},
		} );
		await add( 'Kind' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Could not load the options.'
		);
		isBroken = false;
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await screen.findByRole( 'combobox', { name: 'Select Kind' } );
		await settle();
		expect( filters( target() ) ).toEqual( { kind_is: 'x' } );
	} );
} );
