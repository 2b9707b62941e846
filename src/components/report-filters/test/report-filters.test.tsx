import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { ReportFilters } from '..';
import type { ReportFiltersProps } from '..';
import { getSetting } from '@storedeck/settings';
import type { FilterPickerConfig } from '../../filter-picker';

configure( { defaultHidden: true } );

const filters: FilterPickerConfig[] = [
	{
		label: 'Show',
		param: 'filter',
		showFilters: () => true,
		filters: [
			{ label: 'All products', value: 'all' },
			{ label: 'Best sellers', value: 'top' },
			{
				label: 'Comparison',
				value: 'compare-products',
				settings: {
					type: 'products',
					param: 'products',
					labels: { title: 'Compare' },
				},
			},
			{ label: 'Advanced filters', value: 'advanced' },
		],
	},
	{
		label: 'Hidden',
		param: 'hidden',
		showFilters: ( { filter } ) => filter === 'top',
		filters: [ { label: 'All', value: 'all' } ],
	},
];

const props: ReportFiltersProps = { path: '/analytics/products', filters };

const button = ( name: RegExp | string ) =>
	screen.queryByRole( 'button', { name } );
const press = ( name: RegExp | string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

beforeEach( () => {
	window.history.replaceState(
		null,
		'',
		'/wp-admin/admin.php?page=storedeck'
	);
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'shows a heading, the date range and the filters that are shown for the query', () => {
	const { rerender } = render( <ReportFilters { ...props } /> );
	expect(
		screen.getByRole( 'heading', { name: 'Filters' } )
	).toBeInTheDocument();
	expect(
		button( /Date Range:.*Month to date.*vs\. Previous year/ )
	).toBeInTheDocument();
	expect( button( 'Show: All products' ) ).toBeInTheDocument();
	expect( button( /Hidden/ ) ).not.toBeInTheDocument();
	rerender(
		<ReportFilters
			{ ...props }
			query={ { filter: 'top' } }
			showDatePicker={ false }
		/>
	);
	expect( button( 'Hidden: All' ) ).toBeInTheDocument();
	expect( button( /Date Range/ ) ).not.toBeInTheDocument();
} );

it( 'starts with the default date range of the store', () => {
	window.storedeckSettings = {
		defaultDateRange: 'period=week&compare=previous_period',
	};
	render( <ReportFilters path="/x" /> );
	expect(
		button( /Week to date.*vs\. Previous period/ )
	).toBeInTheDocument();
} );

it( 'writes the date range to the URL and calls onDateSelect', async () => {
	const onDateSelect = jest.fn();
	render(
		<ReportFilters
			{ ...props }
			query={ {
				filter: 'top',
				after: '2018-04-01',
				before: '2018-04-02',
				period: 'custom',
				compare: 'previous_year',
				paged: '3',
			} }
			onDateSelect={ onDateSelect }
		/>
	);
	await press( /Date Range/ );
	await userEvent.click(
		await screen.findByRole( 'tab', { name: 'Presets' } )
	);
	await userEvent.click( screen.getByRole( 'radio', { name: 'Last year' } ) );
	await press( 'Update' );
	expect( getQuery() ).toEqual( {
		page: 'storedeck',
		path: '/analytics/products',
		filter: 'top',
		period: 'last_year',
		compare: 'previous_year',
	} );
	expect( onDateSelect ).toHaveBeenCalledWith( {
		period: 'last_year',
		compare: 'previous_year',
	} );
} );

it( 'returns focus to the button when the date range is updated', async () => {
	const { rerender } = render( <ReportFilters { ...props } /> );
	await press( /Date Range/ );
	await userEvent.click(
		await screen.findByRole( 'radio', { name: 'Last year' } )
	);
	await press( 'Update' );
	rerender( <ReportFilters { ...props } query={ getQuery() } /> );
	expect( button( /Date Range:.*Last year/ ) ).toHaveFocus();
} );

it( 'reserves the height of the card while it loads', async () => {
	const getLabels = Object.assign( () => [], {
		getPreloaded: () => [
			{ key: 1, label: 'Mug' },
			{ key: 2, label: 'Cup' },
		],
	} );
	const [ show ] = filters;
	const settings = { type: 'products', param: 'products', getLabels };
	const compare: FilterPickerConfig = {
		label: 'Show',
		param: 'filter',
		...show,
		filters: [
			{ label: 'Comparison', value: 'compare-products', settings },
		],
	};
	const { container, rerender } = render(
		<ReportFilters
			{ ...props }
			filters={ [ compare ] }
			query={ { filter: 'compare-products', products: '1,2' } }
		/>
	);
	const place = () =>
		container.querySelector( '.woocommerce-filters__card-placeholder' );
	expect( place() ).toHaveTextContent( 'MugCup' );
	rerender(
		<ReportFilters
			{ ...props }
			advancedFilters={ {
				title: 'Products match',
				filters: {
					product: {
						labels: {
							add: 'Product',
							remove: 'Remove',
							rule: 'Rule',
							title: '{{rule /}} {{filter /}}',
							filter: 'Products',
						},
						rules: [ { value: 'includes', label: 'Includes' } ],
						input: {
							component: 'Search',
							type: 'products',
							getLabels,
						},
					},
				},
			} }
			query={ { filter: 'advanced', product_includes: '1,2' } }
		/>
	);
	expect( place() ).toHaveTextContent( 'ProductIncludesMugCup' );
	expect(
		await screen.findByRole( 'group', { name: 'Products match' } )
	).toBeInTheDocument();
	expect( place() ).toBeNull();
} );

it( 'shows the card of the selected filter', async () => {
	const onFilterSelect = jest.fn();
	const cards: Partial< ReportFiltersProps > = {
		advancedFilters: { title: 'Products match', filters: {} },
		onFilterSelect,
	};
	const card = ( query: Query ) => (
		<ReportFilters { ...props } { ...cards } query={ query } />
	);
	const { rerender } = render( card( {} ) );
	expect(
		screen.queryByText( /Products match|^Compare$/ )
	).not.toBeInTheDocument();
	await press( /^Show/ );
	await press( 'Advanced filters' );
	expect( onFilterSelect ).toHaveBeenCalledWith( { filter: 'advanced' } );
	rerender( card( getQuery() ) );
	expect(
		await screen.findByRole( 'group', { name: 'Products match' } )
	).toBeInTheDocument();
	rerender( card( { filter: 'compare-products' } ) );
	expect(
		await screen.findByRole( 'heading', { name: 'Compare' } )
	).toBeInTheDocument();
	rerender( card( { filter: 'compare-nothing' } ) );
	expect(
		screen.queryByRole( 'heading', { name: 'Compare' } )
	).not.toBeInTheDocument();
} );

describe( 'invalid dates in the URL', () => {
	const notice = /The dates in the URL are invalid/;

	it.each( [
		{ period: 'fortnight', compare: 'previous_year' },
		{ period: 'week', compare: 'last_decade' },
		{ compare: 'none' },
		{ period: 'custom', compare: 'previous_year', after: 'x' },
		{ period: 'week', compare: 'custom', compare_after: '2018-02-30' },
	] )( 'shows a notice for %p', ( query ) => {
		render( <ReportFilters { ...props } query={ query } /> );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( notice );
		expect( button( /Month to date/ ) ).toBeInTheDocument();
	} );

	it.each( [
		{},
		{ period: 'week' },
		{ period: 'last_30_days', compare: 'none' },
		{
			period: 'week',
			compare: 'custom',
			compare_after: '2018-02-01',
			compare_before: '2018-01-01',
		},
	] )( 'shows no notice for %p', ( query ) => {
		render( <ReportFilters { ...props } query={ query } /> );
		expect( screen.queryByText( notice ) ).not.toBeInTheDocument();
	} );
} );

describe( 'invalid filters in the URL', () => {
	const notice = /^Unsupported filters in the URL were ignored: (.*)$/;

	const unknown: [ Record< string, string | string[] >, string ][] = [
		[ { filter: 'ancient' }, 'filter' ],
		[ { filter: [ 'top', 'all' ] }, 'filter' ],
		[ { filter: 'compare-products', products: [ '1', '2' ] }, 'products' ],
		[ { filter: 'compare-products', products: 'x,,' }, 'products' ],
	];
	const known: Query[] = [
		{},
		{ filter: '' },
		{ filter: 'all' },
		{ filter: 'compare-products', products: '1,2' },
		// A filter that is not shown.
		{ hidden: 'ancient' },
	];

	it.each( unknown )( 'shows a notice for %j', ( query, name ) => {
		// URLs may contain arrays where the types expect strings.
		render( <ReportFilters { ...props } query={ query as Query } /> );
		expect(
			notice.exec( screen.getByText( notice ).textContent ?? '' )?.[ 1 ]
		).toBe( name );
	} );

	it.each( known )( 'shows no notice for %j', ( query ) => {
		render( <ReportFilters { ...props } query={ query } /> );
		expect( screen.queryByText( notice ) ).not.toBeInTheDocument();
	} );
} );

it( 'shows a notice when the URL may be too long', () => {
	const long = { filter: 'advanced', status_is: 'x'.repeat( 100_000 ) };
	const { rerender } = render(
		<ReportFilters { ...props } query={ { filter: 'advanced' } } />
	);
	expect( screen.queryByText( /too long/ ) ).not.toBeInTheDocument();
	rerender( <ReportFilters { ...props } query={ long } /> );
	expect(
		screen.getByText(
			'This URL may be too long. If the report does not load, remove some filters.'
		)
	).toHaveAttribute( 'role', 'status' );
} );

describe( 'cards', () => {
	const kind: FilterPickerConfig = {
		label: 'Kind',
		param: 'kind',
		filters: [
			{
				value: 'compare-coupons',
				settings: { type: 'coupons', param: 'coupons' },
			},
		],
	};
	const total = {
		labels: {
			add: 'Total',
			remove: 'Remove',
			rule: 'Rule',
			title: '{{rule /}} {{filter /}}',
		},
		rules: [ { value: 'max', label: 'Max' } ],
		input: { component: 'Currency' },
	} as const;
	const card = ( more: Partial< ReportFiltersProps > ) => (
		<ReportFilters
			{ ...props }
			advancedFilters={ { title: 'Orders', filters: { total } } }
			query={ { filter: 'advanced', total_max: '5' } }
			{ ...more }
		/>
	);
	const group = () => screen.findByRole( 'group', { name: 'Orders' } );

	it( 'uses the locale and the currency of the store', async () => {
		const { rerender } = render( card( {} ) );
		expect( await group() ).toHaveClass( 'is-english' );
		expect( screen.getByText( 'Max $5' ) ).toBeInTheDocument();
		rerender(
			card( {
				siteLocale: 'de_DE',
				currency: {
					...getSetting( 'currency' ),
					symbol: 'kr',
					symbolPosition: 'right',
				},
			} )
		);
		expect( await group() ).not.toHaveClass( 'is-english' );
		expect( screen.getByText( 'Max 5kr' ) ).toBeInTheDocument();
	} );

	it( 'shows the card of a filter that is hidden', async () => {
		render(
			card( {
				filters: [ { ...filters[ 0 ]!, showFilters: () => false } ],
			} )
		);
		expect( await group() ).toBeInTheDocument();
		expect( button( /^Show/ ) ).not.toBeInTheDocument();
	} );

	it( 'shows no card for other values', () => {
		const { container } = render(
			card( { filters: [ kind ], query: { kind: 'coupons' } } )
		);
		expect(
			container.querySelector( '.woocommerce-filters' )?.children
		).toHaveLength( 1 );
		expect( button( 'Kind: coupons' ) ).toBeInTheDocument();
	} );

	it( 'renders without advanced filters', async () => {
		render( card( { advancedFilters: undefined } ) );
		expect( await screen.findByText( 'Filter' ) ).toBeInTheDocument();
	} );
} );
