import { php } from '../../setup/site.mjs';
import { createRandom } from './random.mjs';
import { createRequest } from './requests.mjs';

const NAMESPACES =
	/^\/(wc-analytics|wc-admin|wc\/v3|storedeck\/v1|jetpack\/v4)\//;

/** Requests that one PHP process dispatches. */
const BATCH = 250;

/** Server errors that are meant: what is not supported, and other sites that do not answer. */
const MEANT = [ 501, 502, 503 ];

/** Logins of the requests; an empty one is a visitor. Most are those of the administrator. */
const LOGINS = [ 'fuzz_manager', 'fuzz_reader', 'fuzz_customer', '' ];

const CREATE_USERS = `
	add_role( 'fuzz_reader', 'Reader', array( 'read' => true, 'view_woocommerce_reports' => true ) );
	foreach ( array( 'fuzz_manager' => 'shop_manager', 'fuzz_reader' => 'fuzz_reader', 'fuzz_customer' => 'subscriber' ) as $name => $role ) {
		$user = get_user_by( 'login', $name );
		$id   = $user ? $user->ID : wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'test-pass-1', 'user_email' => $name . '@example.test' ) );
		( new WP_User( $id ) )->set_role( $role );
	}
	return get_users( array( 'role' => 'administrator', 'number' => 1 ) )[0]->user_login;
`;

/*
 * Dispatches requests as WordPress serves them. Other sites are out of reach, the
 * plugin stays active, and what would be logged or thrown is returned.
 */
const DISPATCH = `
	define( 'REST_REQUEST', true );
	$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	add_filter( 'pre_http_request', static fn() => new WP_Error( 'http_request_failed', 'Out of reach.' ) );
	add_filter( 'pre_wp_mail', '__return_true' );
	add_filter( 'pre_update_option_active_plugins', static fn( $new, $old ) => $old, 10, 2 );
	$log = tempnam( sys_get_temp_dir(), 'fuzz' );
	ini_set( 'error_log', $log );
	ini_set( 'display_errors', '0' );
	$notices = array();
	set_error_handler( static function ( $level, $text, $file, $line ) use ( &$notices ) {
		// WordPress warns when WordPress.org is out of reach.
		if ( ( error_reporting() & $level ) && ! str_contains( $text, 'WordPress.org' ) ) {
			$notices[] = "$text in $file:$line";
		}
		return true;
	} );
	$server  = rest_get_server();
	$results = array();
	foreach ( $given as list( $login, $method, $route, $query, $body ) ) {
		$notices = array();
		file_put_contents( $log, '' );
		$user = '' === $login ? false : get_user_by( 'login', $login );
		wp_set_current_user( $user ? $user->ID : 0 );
		parse_str( $query, $params );
		$request = new WP_REST_Request( $method, $route );
		$request->set_query_params( $params );
		if ( null !== $body ) {
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( $body );
		}
		ob_start();
		try {
			$response = apply_filters( 'rest_post_dispatch', rest_ensure_response( $server->dispatch( $request ) ), $server, $request );
			$embed    = isset( $params['_embed'] ) ? rest_parse_embed_param( $params['_embed'] ) : false;
			$data     = $server->response_to_data( $response, $embed );
			$status   = $response->get_status();
			$thrown   = false === wp_json_encode( $data ) ? 'not JSON: ' . json_last_error_msg() : '';
			$thrown  .= $status >= 500 ? wp_json_encode( $data ) : '';
		} catch ( Throwable $error ) {
			$status = 500;
			$thrown = get_class( $error ) . ': ' . $error->getMessage() . ' in ' . $error->getFile() . ':' . $error->getLine();
		}
		$printed   = ob_get_clean();
		$results[] = array( $status, $thrown, array_unique( $notices ), substr( file_get_contents( $log ), 0, 2000 ), substr( $printed, 0, 500 ) );
	}
	unlink( $log );
	restore_error_handler();
	return $results;
`;

const send = ( batch ) =>
	php(
		DISPATCH,
		batch.map( ( { login, method, route, query, body } ) => [
			login,
			method,
			route,
			query,
			body,
		] )
	);

/** Sends requests; those of a process that ended early are sent again, one by one. */
function dispatch( batch ) {
	try {
		return send( batch );
	} catch ( error ) {
		if ( batch.length === 1 ) {
			return [ [ 500, String( error ).slice( -500 ), [], '', '' ] ];
		}
		const half = Math.ceil( batch.length / 2 );
		return [
			...dispatch( batch.slice( 0, half ) ),
			...dispatch( batch.slice( half ) ),
		];
	}
}

/** Every endpoint of the plugin with the schemas of its parameters. */
const readEndpoints = ( login ) =>
	Object.entries(
		php(
			`wp_set_current_user( get_user_by( 'login', $given )->ID );
			$server = rest_get_server();
			return $server->get_data_for_routes( $server->get_routes(), 'help' );`,
			login
		)
	)
		.filter( ( [ route ] ) => NAMESPACES.test( route ) )
		.flatMap( ( [ route, { endpoints } ] ) =>
			endpoints.flatMap( ( { methods, args } ) =>
				methods.map( ( method ) => ( { route, method, args } ) )
			)
		);

/** Ids of the items in lists, by the path of the list. */
function readIds( endpoints, login ) {
	const lists = endpoints
		.filter(
			( { route, method } ) => method === 'GET' && ! route.includes( '(' )
		)
		.map( ( { route } ) => route );
	return php(
		`wp_set_current_user( get_user_by( 'login', $given[0] )->ID );
		$ids = array();
		foreach ( $given[1] as $route ) {
			$data = rest_do_request( new WP_REST_Request( 'GET', $route ) )->get_data();
			$list = is_array( $data ) && wp_is_numeric_array( $data ) ? array_column( $data, 'id' ) : array();
			$ids[ $route ] = array_slice( array_values( array_filter( $list, 'is_int' ) ), 0, 5 );
		}
		return $ids;`,
		[ login, lists ]
	);
}

/**
 * Sends random requests to every route of the plugin.
 *
 * @param {Object}                   options
 * @param {number}                   options.seed
 * @param {number}                   options.requests     Number of requests.
 * @param {boolean}                  [options.isReadOnly] Only requests that change nothing.
 * @param {( done: number ) => void} [options.onProgress]
 * @return {{ sent: number, statuses: Record<string, number>, endpoints: number, problems: { request: Object, problem: string }[] }} What was sent, and what must not happen.
 */
export function runFuzz( {
	seed,
	requests,
	isReadOnly = false,
	onProgress = () => {},
} ) {
	const random = createRandom( seed );
	const admin = php( CREATE_USERS );
	const all = readEndpoints( admin );
	const endpoints = isReadOnly
		? all.filter( ( { method } ) => method === 'GET' )
		: all;
	const ids = readIds( all, admin );
	const problems = [];
	/** @type {Record<string, number>} */
	const statuses = {};
	let sent = 0;
	while ( sent < requests ) {
		const batch = Array.from(
			{ length: Math.min( BATCH, requests - sent ) },
			( _item, index ) => {
				// Every endpoint in turn, so that none is left out.
				const endpoint =
					endpoints[ ( sent + index ) % endpoints.length ];
				const list = endpoint.route.replace( /\/\(.*$|\/batch$/, '' );
				return {
					...createRequest( random, endpoint, ids[ list ] ?? [] ),
					login: random.chance( 0.8 ) ? admin : random.pick( LOGINS ),
				};
			}
		);
		dispatch( batch ).forEach(
			( [ status, thrown, notices, log, printed ], index ) => {
				statuses[ status ] = ( statuses[ status ] ?? 0 ) + 1;
				const problem = [
					MEANT.includes( status ) ? '' : thrown,
					...Object.values( notices ),
					log,
					printed,
				]
					.filter( Boolean )
					.join( '\n' );
				if (
					problem ||
					( status >= 500 && ! MEANT.includes( status ) )
				) {
					problems.push( { request: batch[ index ], problem } );
				}
			}
		);
		sent += batch.length;
		onProgress( sent );
	}
	return { sent, statuses, endpoints: endpoints.length, problems };
}

/** Describes problems, each kind once. */
export function describeProblems( problems ) {
	const kinds = new Map();
	for ( const { request, problem } of problems ) {
		const kind = problem.replace( /\d+/g, '#' ).slice( 0, 200 );
		kinds.set( kind, {
			count: ( kinds.get( kind )?.count ?? 0 ) + 1,
			text: `${ request.method } ${ request.route }?${
				request.query
			} as “${ request.login }”\n${ request.body ?? '' }`.slice(
				0,
				1500
			),
			problem,
		} );
	}
	return [ ...kinds.values() ].map(
		( { count, text, problem } ) =>
			`${ count } × ${ problem.slice( 0, 800 ) }\n${ text }`
	);
}
