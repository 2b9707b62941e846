import { signIn } from './site.mjs';
import { compareSums } from './raw-sums.mjs';

/*
 * Processes what killed processes left, as WP-Cron and the next requests do, and
 * repairs all sums. Returns the tables and days that were wrong.
 */
const PROCESS_JOBS = `
	add_filter( 'storedeck_max_load', static fn() => 1000.0 );
	\\Storedeck\\Sync\\Change_Queue::catch_up();
	for ( $end = time() + 300; array() !== \\Storedeck\\Jobs\\Job_Store::open() && time() < $end; ) {
		\\Storedeck\\Jobs\\Job_Queue::process();
		usleep( 50000 );
	}
	\\Storedeck\\Jobs\\Sums\\Sum_Jobs::fill_now();
	return true;
`;
const REPAIR = `
	$wrong = array();
	foreach ( \\Storedeck\\Reports\\Sums\\Sum_Days::get_slices() as list( $first, $last ) ) {
		foreach ( array_keys( \\Storedeck\\Reports\\Sums\\Sum_State::get_tables() ) as $name ) {
			if ( \\Storedeck\\Reports\\Sums\\Sum_Maintenance::repair_all( $first, $last, array( $name ) ) > 0 ) {
				$wrong[] = "$name $first $last";
			}
		}
	}
	return $wrong;
`;

/**
 * Waits until all changes are in the sums, compares these with the raw orders, and
 * reconciles them.
 *
 * @param {( code: string ) => any} php Runs PHP code on the site.
 * @return {Promise<{ compared: number, differences: string[], wrongTables: string[], repaired: number, waiting: number }>} Before anything was repaired; `wrongTables` and `repaired` are what the repairs found.
 */
export async function settleSums( php ) {
	const api = await signIn();
	php( PROCESS_JOBS );
	const { waiting } = ( await api.get( '/storedeck/v1/data-state' ) ).body;
	const compared = compareSums();
	const wrongTables = php( REPAIR );
	let { reconciliation } = (
		await api.send( 'POST', '/storedeck/v1/data-state/reconcile' )
	).body;
	while ( reconciliation.is_running ) {
		( { reconciliation } = (
			await api.get( '/storedeck/v1/data-state' )
		).body );
	}
	return {
		...compared,
		wrongTables,
		repaired: reconciliation.repaired,
		waiting,
	};
}
