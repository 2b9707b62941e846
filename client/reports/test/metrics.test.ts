import { json, serve } from '../../../src/api/test/fake-server';
import { loadMetric } from '../use-metric';
import type { Report } from '../../report/types';
import {
	REPORT_IDS,
	REPORT_SETTINGS,
	getReport,
	getDefinition,
	withVariants,
} from './definitions';

const REPORTS = REPORT_IDS.map( getReport );

/** The definition of a metric. */
const getMetric = async ( stat: string ) =>
	( await loadMetric( stat ) ).definition;

beforeEach( () => {
	window.storedeckSettings = { reports: REPORT_SETTINGS };
	serve( ( { url } ) => {
		const [ , id = '' ] = /report-definitions\/([a-z]+)/.exec( url ) ?? [];
		return json( getDefinition( id ) );
	} );
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

const statsOf = ( report: Report ) => [
	...new Set(
		withVariants( report ).flatMap( ( variant ) =>
			[ ...variant.charts, ...variant.summary ].map(
				( { key } ) => `${ report.id }/${ key }`
			)
		)
	),
];

it.each( [ ...new Set( REPORTS.flatMap( statsOf ) ) ] )(
	'defines %s',
	async ( stat ) => {
		const metric = await getMetric( stat );
		expect( metric ).toMatchObject( {
			name: expect.stringMatching( /\S/ ),
			description: expect.stringMatching( /\.$/ ),
			formula: expect.stringMatching( /\S/ ),
		} );
		expect( metric?.link?.label ).toMatch( /\S/ );
	}
);

it( 'says that metrics are the same only if they are', async () => {
	const describe = async ( stat: string ) =>
		( await getMetric( stat ) )?.description;
	expect( await describe( 'products/net_revenue' ) ).toMatch(
		/show the same amount when no filters are applied/
	);
	// Products without variations are missing in that report.
	expect( await describe( 'variations/net_revenue' ) ).not.toMatch(
		/the same/
	);
	// Rows of categories overlap.
	expect( ( await getMetric( 'categories/net_revenue' ) )?.formula ).toMatch(
		/count in each of their categories, once in the total/
	);
} );

it( 'links to existing reports, sorted by sortable columns', async () => {
	const byPath = new Map(
		REPORTS.map( ( report ) => [ getDefinition( report.id ).path, report ] )
	);
	const metrics = await Promise.all(
		REPORTS.flatMap( statsOf ).map( getMetric )
	);
	for ( const link of metrics.flatMap( ( metric ) => [
		metric?.link,
		...( metric?.filteredLink ? [ metric.filteredLink ] : [] ),
	] ) ) {
		const sortable = byPath
			.get( link?.path ?? '' )
			?.columns.filter( ( { isSortable } ) => isSortable )
			.map( ( { id, isSortable } ) =>
				typeof isSortable === 'string' ? isSortable : id
			);
		expect( sortable ).toEqual(
			expect.arrayContaining( [ link?.query?.orderby ?? [] ].flat() )
		);
	}
} );

it( 'returns no definition for unknown metrics', async () => {
	const requests = serve( () => json( {}, { status: 404 } ) );
	for ( const stat of [ 'acme/widgets', 'constructor/name', 'jetpack' ] ) {
		expect( await loadMetric( stat ) ).toEqual( { isReverseTrend: false } );
	}
	expect( requests ).toEqual( [] );
	expect( await getMetric( 'revenue/toString' ) ).toBeUndefined();
} );

it( 'reverses the trend of the same metrics as the charts', async () => {
	const reversed: string[] = [];
	for ( const stat of REPORTS.flatMap( statsOf ) ) {
		if ( ( await loadMetric( stat ) ).isReverseTrend ) {
			reversed.push( stat );
		}
	}
	expect( reversed ).toEqual(
		[ 'revenue', 'payments', 'places', 'channels', 'times' ].map(
			( report ) => `${ report }/refunds`
		)
	);
} );
