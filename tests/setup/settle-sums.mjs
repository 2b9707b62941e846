import { signIn, sql } from './site.mjs';
import { compareSums } from './raw-sums.mjs';

/*
 * Processes what killed processes left, as WP-Cron and the next requests do, and
 * repairs all sums. Returns the tables and days that were wrong.
 */
const PROCESS_JOBS = `
	add_filter( 'storedeck_max_load', static fn() => 1000.0 );
	for ( $end = time() + 300; time() < $end; ) {
		\\Storedeck\\Sync\\Catch_Up::run();
		if ( array() === \\Storedeck\\Jobs\\Job_Store::open() && 0 === \\Storedeck\\Sync\\Data_State::read()['waiting'] ) { break; }
		\\Storedeck\\Jobs\\Job_Queue::process();
		usleep( 50000 );
	}
	\\Storedeck\\Reports\\Sums\\Sum_Jobs::fill_now();
	return true;
`;
const REPAIR = `
	$wrong = array();
	foreach ( \\Storedeck\\Reports\\Sums\\Sum_Handler::get_slices() as list( $first, $last ) ) {
		foreach ( array_keys( \\Storedeck\\Reports\\Sums\\Sum_State::get_tables() ) as $name ) {
			if ( \\Storedeck\\Reports\\Sums\\Sum_Maintenance::repair_all( $first, $last, array( $name ) ) > 0 ) {
				$wrong[] = "$name $first $last";
			}
		}
	}
	return $wrong;
`;

/** Orders whose rows differ from what the reconciliation expects, as rows and expected rows. */
const FIND_OUTDATED = `
	$ids = array_map( 'intval', $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}wc_orders UNION SELECT order_id FROM {$wpdb->prefix}storedeck_order_stats" ) );
	$outdated = ( new \\Storedeck\\Sync\\Order_Check( 0, '' ) )->get_outdated( $ids );
	return array_map( static fn( $id ) => wp_json_encode( array(
		$wpdb->get_row( "SELECT * FROM {$wpdb->prefix}storedeck_order_stats WHERE order_id = $id", ARRAY_A ),
		\\Storedeck\\Sync\\Order_Sync::build( array( $id ), array( \\Storedeck\\Sync\\Customer_Sync::class, 'find_existing' ) ),
	) ), $outdated );
`;

/** Rows of products, as JSON. */
const readProducts = () =>
	[ 'product_meta_lookup', 'product_attributes_lookup' ].flatMap( ( table ) =>
		sql( `SELECT * FROM {prefix}storedeck_${ table }` ).map( ( row ) =>
			JSON.stringify( row )
		)
	);

/**
 * Waits until all changes are in the sums, compares these with the raw orders, and
 * reconciles them.
 *
 * @param {( code: string ) => any} php Runs PHP code on the site.
 * @return {Promise<{ compared: number, differences: string[], wrongTables: string[], outdated: string[], repaired: number, waiting: number }>} Before anything was repaired; `wrongTables`, `outdated` (with products as they should be) and `repaired` are what the repairs found.
 */
export async function settleSums( php ) {
	const api = await signIn();
	php( PROCESS_JOBS );
	const { waiting } = ( await api.get( '/storedeck/v1/data-state' ) ).body;
	const compared = compareSums();
	const wrongTables = php( REPAIR );
	const outdated = php( FIND_OUTDATED );
	const products = readProducts();
	let { reconciliation } = (
		await api.send( 'POST', '/storedeck/v1/data-state/reconcile' )
	).body;
	while ( reconciliation.is_running ) {
		( { reconciliation } = (
			await api.get( '/storedeck/v1/data-state' )
		).body );
	}
	const repairedProducts = readProducts().filter(
		( row ) => ! products.includes( row )
	);
	return {
		...compared,
		wrongTables,
		outdated: [ ...outdated, ...repairedProducts ],
		repaired: reconciliation.repaired,
		waiting,
	};
}
