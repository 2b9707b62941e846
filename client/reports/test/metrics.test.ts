import fs from 'fs';
import path from 'path';
import { getMetric } from '../metrics';
import { isReverseTrend } from '../reverse-trends';
import type { Report } from '../../report/define-report';
import { OWN_REPORTS } from './own-reports';

const REPORTS = Object.values( OWN_REPORTS );

/** The report itself and what some addresses make of it. */
const withVariants = ( report: Report ): Report[] => [
	report,
	...( report.variants ?? [] ).map( ( variant ) => ( {
		...report,
		...variant,
	} ) ),
];

const statsOf = ( report: Report ) => [
	...new Set(
		withVariants( report ).flatMap( ( variant ) =>
			[ ...variant.charts(), ...variant.summary() ].map(
				( { key } ) => `${ report.id }/${ key }`
			)
		)
	),
];

/** The indicators of the Overview, as the server has them. */
const INDICATORS = [
	...fs
		.readFileSync(
			path.resolve(
				__dirname,
				'../../../php-stub/includes/rest/metrics/class-indicators.php'
			),
			'utf8'
		)
		.matchAll( /'([a-z]+\/[a-z_]+)'\s+=> array\(/g ),
].map( ( [ , stat = '' ] ) => stat );

it( 'knows the indicators', () => {
	expect( INDICATORS.length ).toBeGreaterThanOrEqual( 15 );
} );

it.each( [ ...new Set( [ ...REPORTS.flatMap( statsOf ), ...INDICATORS ] ) ] )(
	'says what %s is',
	( stat ) => {
		const figure = getMetric( stat );
		expect( figure ).toMatchObject( {
			name: expect.stringMatching( /\S/ ),
			meaning: expect.stringMatching( /\.$/ ),
			formula: expect.stringMatching( /\S/ ),
		} );
		expect( figure?.rows.label ).toMatch( /\S/ );
	}
);

it( 'says which figures are the same only where they are', () => {
	expect( getMetric( 'products/net_revenue' )?.meaning ).toMatch(
		/Unless they are filtered, .* the same sum/
	);
	// Products without variations are missing there.
	expect( getMetric( 'variations/net_revenue' )?.meaning ).not.toMatch(
		/the same/
	);
	// Rows of categories overlap.
	expect( getMetric( 'categories/net_revenue' )?.formula ).toMatch(
		/in both of their rows, and counts once here/
	);
} );

it( 'leads to reports that are there, sorted by columns that they have', () => {
	const byPath = new Map(
		REPORTS.map( ( report ) => [
			report.id === 'customers'
				? '/customers'
				: `/analytics/${ report.id }`,
			report,
		] )
	);
	const figures = REPORTS.flatMap( statsOf ).map( getMetric );
	for ( const rows of figures.flatMap( ( figure ) => [
		figure?.rows,
		...( figure?.narrowedRows ? [ figure.narrowedRows ] : [] ),
	] ) ) {
		const sortable = byPath
			.get( rows?.path ?? '' )
			?.columns()
			.filter( ( { isSortable } ) => isSortable )
			.map( ( { id, isSortable } ) =>
				typeof isSortable === 'string' ? isSortable : id
			);
		expect( sortable ).toEqual(
			expect.arrayContaining( [ rows?.query?.orderby ?? [] ].flat() )
		);
	}
} );

it( 'knows nothing of figures that nobody explained', () => {
	expect( getMetric( 'acme/widgets' ) ).toBeUndefined();
	expect( getMetric( 'revenue/toString' ) ).toBeUndefined();
	expect( getMetric( 'constructor/name' ) ).toBeUndefined();
} );

it( 'takes a rise for bad news where the charts do', () => {
	for ( const report of REPORTS ) {
		for ( const {
			key,
			isReverseTrend: isReversed = false,
		} of report.charts() ) {
			expect( [
				key,
				isReverseTrend( `${ report.id }/${ key }` ),
			] ).toEqual( [ key, isReversed ] );
		}
	}
	expect( INDICATORS.filter( isReverseTrend ) ).toEqual( [
		'revenue/refunds',
	] );
} );
