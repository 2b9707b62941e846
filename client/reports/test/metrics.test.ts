import fs from 'fs';
import path from 'path';
import { getMetric } from '../metrics';
import { isReverseTrend } from '../reverse-trends';
import type { Report } from '../../report/define-report';
import { CORE_REPORTS } from './core-reports';

const REPORTS = Object.values( CORE_REPORTS );

/** The report and its variants. */
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

/** The indicators of the Overview, from the server's code. */
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

it( 'reads the indicators from the server’s code', () => {
	expect( INDICATORS.length ).toBeGreaterThanOrEqual( 15 );
} );

it.each( [ ...new Set( [ ...REPORTS.flatMap( statsOf ), ...INDICATORS ] ) ] )(
	'defines %s',
	( stat ) => {
		const metric = getMetric( stat );
		expect( metric ).toMatchObject( {
			name: expect.stringMatching( /\S/ ),
			description: expect.stringMatching( /\.$/ ),
			formula: expect.stringMatching( /\S/ ),
		} );
		expect( metric?.link.label ).toMatch( /\S/ );
	}
);

it( 'says that metrics are the same only if they are', () => {
	expect( getMetric( 'products/net_revenue' )?.description ).toMatch(
		/show the same amount when no filters are applied/
	);
	// Products without variations are missing in that report.
	expect( getMetric( 'variations/net_revenue' )?.description ).not.toMatch(
		/the same/
	);
	// Rows of categories overlap.
	expect( getMetric( 'categories/net_revenue' )?.formula ).toMatch(
		/appear in each row but count once in the total/
	);
} );

it( 'links to existing reports, sorted by sortable columns', () => {
	const byPath = new Map(
		REPORTS.map( ( report ) => [
			report.id === 'customers'
				? '/customers'
				: `/analytics/${ report.id }`,
			report,
		] )
	);
	const metrics = REPORTS.flatMap( statsOf ).map( getMetric );
	for ( const link of metrics.flatMap( ( metric ) => [
		metric?.link,
		...( metric?.filteredLink ? [ metric.filteredLink ] : [] ),
	] ) ) {
		const sortable = byPath
			.get( link?.path ?? '' )
			?.columns()
			.filter( ( { isSortable } ) => isSortable )
			.map( ( { id, isSortable } ) =>
				typeof isSortable === 'string' ? isSortable : id
			);
		expect( sortable ).toEqual(
			expect.arrayContaining( [ link?.query?.orderby ?? [] ].flat() )
		);
	}
} );

it( 'returns undefined for unknown metrics', () => {
	expect( getMetric( 'acme/widgets' ) ).toBeUndefined();
	expect( getMetric( 'revenue/toString' ) ).toBeUndefined();
	expect( getMetric( 'constructor/name' ) ).toBeUndefined();
} );

it( 'reverses the trend of the same metrics as the charts', () => {
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
