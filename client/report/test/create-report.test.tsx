import { render, screen } from '@testing-library/react';
import type { ReportExtension } from '@storedeck/reports';
import { getCells } from '../columns';
import { createReport } from '../create-report';
import { getVariant } from '../resolve-report';
import { getFilterSet } from '../report-filters';
import type {
	ColumnDefinition,
	ReportDefinition,
	TableDefinition,
} from '../definition';

const TABLE: TableDefinition = {
	endpoint: 'acme',
	rows: 'items',
	perPage: 25,
	key: 'id',
	preference: 'acme_report_columns',
	columns: [
		{
			id: 'name',
			label: 'Name',
			type: 'text',
			field: 'info.name',
			isSortable: 'title',
			isDefaultSort: true,
			defaultOrder: 'asc',
			isRequired: true,
		},
	],
	summary: [],
};

const VIEW: ReportDefinition = {
	id: 'acme',
	title: 'Acme',
	path: '/analytics/acme',
	charts: [ { key: 'sold', label: 'Sold', type: 'number' } ],
	table: TABLE,
	filters: [],
	metrics: {},
};

const create = (
	view: Partial< ReportDefinition > = {},
	extensions: ReportExtension< never >[] = []
) =>
	createReport( { ...VIEW, ...view }, ( id ) =>
		extensions.find( ( extension ) => extension.id === id )
	);

const createWithTable = ( table: Partial< TableDefinition > ) =>
	create( { table: { ...TABLE, ...table } } );

/** The cell of a single column. */
const getCell = (
	column: Partial< ColumnDefinition >,
	row: object,
	cells?: ReportExtension< never >[ 'cells' ]
) => {
	const report = create(
		{
			table: {
				...TABLE,
				columns: [ { id: 'x', label: 'X', type: 'text', ...column } ],
			},
		},
		cells && [ { id: 'acme', cells } ]
	);
	return getCells( report.columns, row as never )[ 0 ];
};

const getText = ( cell: ReturnType< typeof getCell > ) => {
	const { container, unmount } = render( <div>{ cell?.display }</div> );
	const text = container.textContent;
	unmount();
	return text;
};

it( 'shows the cells of an extension that is registered late', () => {
	const extensions: ReportExtension< never >[] = [];
	const report = create(
		{
			table: {
				...TABLE,
				columns: [ { id: 'x', label: 'X', type: 'text' } ],
			},
		},
		extensions
	);
	const read = () =>
		getText( getCells( report.columns, { x: 'one' } as never )[ 0 ] );
	expect( read() ).toBe( 'one' );
	extensions.push( { id: 'acme', cells: { x: () => 'late' } } );
	expect( read() ).toBe( 'late' );
} );

it( 'has the properties of the definition', () => {
	const report = create( {
		isTimeless: true,
		dataSource: 'live',
		statsEndpoint: 'other',
		advancedFiltersHook: 'other',
		itemChart: { segmentby: 'item', itemsLabel: '%d items' },
		table: {
			...TABLE,
			title: 'Widgets',
			limitBy: [ 'widgets' ],
		},
	} );
	expect( report ).toMatchObject( {
		id: 'acme',
		endpoint: 'acme',
		rows: 'items',
		perPage: 25,
		columnsPreference: 'acme_report_columns',
		isTimeless: true,
		dataSource: 'live',
		statsEndpoint: 'other',
		advancedFiltersHook: 'other',
		limitBy: [ 'widgets' ],
		itemChart: { segmentby: 'item' },
	} );
	expect( report.title ).toBe( 'Acme' );
	expect( report.tableTitle?.( {} ) ).toBe( 'Widgets' );
	expect( create().tableTitle?.( {} ) ).toBe( 'Acme' );
	expect( report.itemChart?.itemsLabel ).toBe( '%d items' );
	expect( report.charts ).toEqual( VIEW.charts );
	expect( report.rowKey( { id: 7 } as never ) ).toBe( '7' );
} );

describe( 'a cell', () => {
	it.each< [ Partial< ColumnDefinition >, object, string | number, string ] >(
		[
			[
				{ type: 'text' },
				{ x: 'Tea &amp; milk' },
				'Tea & milk',
				'Tea & milk',
			],
			[ { type: 'number' }, { x: 1234 }, 1234, '1,234' ],
			[ { type: 'number' }, { x: 'N/A' }, 'N/A', 'N/A' ],
			[ { type: 'currency' }, { x: '12.5' }, '12.5', '$12.50' ],
			[
				{ type: 'date' },
				{ x: '2026-01-01 00:00:00' },
				'2026-01-01 00:00:00',
				'January 1, 2026',
			],
			[ { type: 'date' }, { x: '' }, '', '' ],
			[ { type: 'text' }, { x: null }, '', '' ],
			[ { type: 'text' }, {}, '', '' ],
			[ { type: 'text' }, { x: { y: 1 } }, '', '' ],
			[ { field: 'info.sku' }, { info: { sku: 'A-1' } }, 'A-1', 'A-1' ],
			[
				{ isComputed: true },
				{ x: 'field', column_values: { x: 'computed' } },
				'computed',
				'computed',
			],
			[
				{ type: 'list' },
				{ x: [ 'One', '', 'Two &amp; three' ] },
				'One, Two & three',
				'One +1 more',
			],
			[ { type: 'list' }, { x: [] }, '', '' ],
		]
	)( '%j of %j has the value %j', ( column, row, value, text ) => {
		const cell = getCell( column, row );
		expect( cell?.value ).toBe( value );
		expect( getText( cell ) ).toContain( text );
	} );

	it( 'has the link of the column', () => {
		window.storedeckSettings = { adminUrl: 'http://shop.test/wp-admin/' };
		const cell = getCell(
			{ link: { admin: 'post.php?post={id}' } },
			{ x: 'Tea', id: 7 }
		);
		render( <>{ cell?.display }</> );
		expect( screen.getByRole( 'link', { name: 'Tea' } ) ).toHaveAttribute(
			'href',
			'http://shop.test/wp-admin/post.php?post=7'
		);
		expect( cell?.text ).toBe( 'Tea' );
		delete window.storedeckSettings;
	} );

	it( 'is that of an extension, which gets the row and the value', () => {
		const renderCell = jest.fn( () => <b>rendered</b> );
		const row = { id: 7, x: [ 'a', '' ] };
		const cell = getCell( { type: 'list' }, row, { x: renderCell } );
		expect( getText( cell ) ).toBe( 'rendered' );
		expect( renderCell ).toHaveBeenCalledWith( row, {
			value: [ 'a', '' ],
		} );
		expect( cell?.value ).toBe( 'a' );
	} );

	it( 'is empty if the extension throws, or without a value', () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		const broken = () => {
			throw new Error( 'broken' );
		};
		expect(
			getText( getCell( {}, { x: 'a' }, { x: broken } ) )
		).not.toMatch( /a/ );
		const renderCell = jest.fn( () => 'rendered' );
		expect( getText( getCell( {}, {}, { x: renderCell } ) ) ).toBe( '' );
		expect( renderCell ).not.toHaveBeenCalled();
		error.mockRestore();
	} );
} );

it( 'has the plural form of a summary', () => {
	const [ days, sales ] = createWithTable( {
		summary: [
			{
				key: 'days',
				type: 'number',
				label: { 0: 'Days', 1: 'Day', 2: 'Days' },
			},
			{ key: 'net', type: 'currency', label: 'Net sales' },
		],
	} ).summary;
	expect( days ).toMatchObject( { key: 'days', type: 'number' } );
	expect( [ 1, 28 ].map( ( n ) => days?.label( n, {} ) ) ).toEqual( [
		'Day',
		'Days',
	] );
	expect( sales?.label( 1, {} ) ).toBe( 'Net sales' );
} );

it( 'compares and searches rows by the fields of the definition', () => {
	const { comparison, search } = createWithTable( {
		comparison: {
			param: 'items',
			filterParam: 'filter-items',
			helpText: 'Check two',
			idField: 'id',
			nameField: 'column_values.code',
		},
		search: {
			type: 'products',
			placeholder: 'Search',
			keptParams: [ 'a' ],
		},
	} );
	const row = { id: '7', column_values: { code: 'A &amp; B' } } as never;
	expect( comparison ).toMatchObject( {
		param: 'items',
		filterParam: 'filter-items',
	} );
	expect( comparison?.helpText ).toBe( 'Check two' );
	expect( comparison?.getId( row ) ).toBe( 7 );
	expect( comparison?.getName( row ) ).toBe( 'A & B' );
	expect( search ).toMatchObject( { type: 'products', keptParams: [ 'a' ] } );
	expect( search?.placeholder ).toBe( 'Search' );
} );

describe( 'filters', () => {
	const report = create( {
		filters: [
			{
				label: 'Show',
				param: 'filter',
				staticParams: [ 'paged' ],
				filters: [
					{ label: 'All', value: 'all' },
					{
						label: 'Single',
						value: 'select_item',
						query: { variations: null },
						subFilters: [
							{
								component: 'Search',
								value: 'single_item',
								path: [ 'select_item' ],
								query: { variations: null },
								settings: {
									type: 'orders',
									param: 'items',
									labels: { button: 'Single' },
								},
							},
						],
					},
					{
						label: 'Advanced',
						value: 'advanced',
						needsAdvanced: true,
					},
				],
			},
			{
				label: 'By',
				param: 'by',
				staticParams: [],
				showWhen: 'advanced',
				filters: [ { label: 'All', value: 'all' } ],
			},
			{
				label: 'Parts',
				param: 'parts',
				staticParams: [],
				showWhen: {
					filter: 'single_item',
					has: 'items',
					flag: 'has-parts',
				},
				filters: [ { label: 'All', value: 'all' } ],
			},
		],
		advancedFilters: {
			title: 'Match {{select /}}',
			filters: {
				order: {
					labels: { add: 'O', remove: 'R', rule: 'U', title: 'T' },
					rules: [ { value: 'includes', label: 'Includes' } ],
					allowMultiple: true,
					input: { component: 'Search', type: 'orders' },
				},
				status: {
					labels: { add: 'S', remove: 'R', rule: 'U', title: 'T' },
					input: {
						component: 'SelectControl',
						options: [ { value: 'a', label: 'A' } ],
						defaultOption: 'a',
					},
				},
			},
		},
	} );
	const getShown = (
		hasAdvanced: boolean,
		query: Record< string, string >
	) =>
		( report.filters?.( hasAdvanced ) ?? [] )
			.filter( ( { showFilters } ) => showFilters?.( query ) )
			.map( ( { param } ) => param );

	it( 'are shown if their condition matches', () => {
		const query = {
			filter: 'single_item',
			items: '7',
			'has-parts': 'true',
		};
		expect( getShown( false, {} ) ).toEqual( [ 'filter' ] );
		expect( getShown( true, {} ) ).toEqual( [ 'filter', 'by' ] );
		expect( getShown( false, query ) ).toEqual( [ 'filter', 'parts' ] );
		for ( const change of [
			{ filter: 'all' },
			{ items: '' },
			{ 'has-parts': '' },
		] ) {
			expect( getShown( false, { ...query, ...change } ) ).toEqual( [
				'filter',
			] );
		}
	} );

	it( 'have the option for advanced filters only if there are any', () => {
		const getValues = ( hasAdvanced: boolean ) =>
			report
				.filters?.( hasAdvanced )[ 0 ]
				?.filters.map( ( { value } ) => value );
		expect( getValues( true ) ).toEqual( [
			'all',
			'select_item',
			'advanced',
		] );
		expect( getValues( false ) ).toEqual( [ 'all', 'select_item' ] );
	} );

	it( 'remove parameters and name selected items', async () => {
		const option = report.filters?.( true )[ 0 ]?.filters[ 1 ];
		expect( option?.query ).toEqual( { variations: undefined } );
		expect( option?.query ).toHaveProperty( 'variations' );
		const search = option?.subFilters?.[ 0 ];
		expect( search ).toMatchObject( {
			component: 'Search',
			value: 'single_item',
			settings: { param: 'items', labels: { button: 'Single' } },
		} );
		expect( await search?.settings?.getLabels?.( '7', {} ) ).toEqual( [
			{ key: '7', label: '#7' },
		] );
	} );

	it( 'include the advanced filters', async () => {
		const { title, filters = {} } = getFilterSet( report ).advancedFilters;
		expect( title ).toBe( 'Match {{select /}}' );
		expect( filters.order ).toMatchObject( {
			allowMultiple: true,
			rules: [ { value: 'includes' } ],
			input: { component: 'Search', type: 'orders' },
		} );
		expect( await filters.order?.input.getLabels?.( '8', {} ) ).toEqual( [
			{ key: '8', label: '#8' },
		] );
		expect( filters.status?.input ).toEqual( {
			component: 'SelectControl',
			options: [ { value: 'a', label: 'A' } ],
			defaultOption: 'a',
		} );
	} );
} );

it( 'has an item flag', () => {
	const { itemFlag } = create( {
		itemFlag: {
			param: 'has-parts',
			resource: 'products',
			filter: 'single_item',
			idsParam: 'items',
			field: 'type',
			value: 'variable',
		},
	} );
	expect( itemFlag ).toMatchObject( {
		param: 'has-parts',
		resource: 'products',
	} );
} );

describe( 'a variant', () => {
	const comparison = {
		param: 'items',
		helpText: 'Check two',
		idField: 'id',
		nameField: 'name',
	};
	const report = create(
		{
			statsEndpoint: 'stats',
			table: { ...TABLE, comparison, search: { type: 'products' } },
			variants: [
				{
					when: { compares: 'items', filterParam: 'filter-items' },
					itemChart: { segmentby: 'item', itemsLabel: '%d items' },
				},
				{
					when: { filter: 'single_item', has: 'items' },
					tableOf: 'parts',
					table: {
						...TABLE,
						endpoint: 'parts',
						title: 'Parts',
						preference: 'parts_report_columns',
						comparison,
						columns: [
							{ id: 'part', label: 'Part', type: 'text' },
						],
					},
					comparison: null,
					search: { type: 'variations' },
					limitBy: [ 'parts', 'items' ],
				},
				{ when: { flag: 'has-parts' }, search: null },
			],
		},
		[
			{ id: 'acme', cells: { part: () => 'of acme' } },
			{ id: 'parts', cells: { part: () => 'of parts' } },
		]
	);

	it( 'is used if its condition matches', () => {
		const getSegment = ( query: Record< string, string > ) =>
			getVariant( report, query ).itemChart?.segmentby;
		expect(
			getSegment( { 'filter-items': 'compare-items', items: '1,2' } )
		).toBe( 'item' );
		expect(
			getSegment( { 'filter-items': 'compare-items', items: '1' } )
		).toBeUndefined();
		expect(
			getSegment( { filter: 'compare-items', items: '1,2' } )
		).toBeUndefined();
		expect( getVariant( report, {} ) ).toBe( report );
		const query = { filter: 'single_item', items: '1' };
		expect( getVariant( report, { ...query, chart: 'sales' } ) ).toBe(
			getVariant( report, query )
		);
	} );

	it( 'shows the table of another report with the cells of that report', () => {
		const variant = getVariant( report, {
			filter: 'single_item',
			items: '1',
		} );
		expect( variant ).toMatchObject( {
			id: 'acme',
			endpoint: 'parts',
			statsEndpoint: 'stats',
			columnsPreference: 'parts_report_columns',
			limitBy: [ 'parts', 'items' ],
			search: { type: 'variations' },
		} );
		expect( variant.comparison ).toBeUndefined();
		expect( variant.tableTitle?.( {} ) ).toBe( 'Parts' );
		const [ cell ] = getCells( variant.columns, { part: 'x' } as never );
		expect( getText( cell ) ).toBe( 'of parts' );
	} );

	it( 'removes what is null and keeps the rest', () => {
		const variant = getVariant( report, { 'has-parts': 'true' } );
		expect( variant.search ).toBeUndefined();
		expect( variant.comparison?.param ).toBe( 'items' );
		expect( variant.endpoint ).toBe( 'acme' );
	} );
} );

it( 'shows a linked count of zero as a dash without a link', () => {
	const column: Partial< ColumnDefinition > = {
		type: 'number',
		link: { ordersOfDay: 'day' },
	};
	const show = ( x: number ) => {
		const cell = getCell( column, { x, day: '2026-11-01' } );
		render( <>{ cell?.display }</> );
	};
	show( 0 );
	expect( screen.getByText( '0' ).parentElement ).toHaveClass(
		'storedeck-report-table__zero'
	);
	expect( screen.queryByRole( 'link' ) ).toBeNull();
	show( 2 );
	expect( screen.getByRole( 'link' ) ).toHaveTextContent( '2' );
} );
