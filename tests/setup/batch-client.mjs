import { php, rest, site } from './site.mjs';

/*
 * Dispatches requests as the REST server of WordPress does, without cookies,
 * nonces and HTTP. PHP warnings are appended to the text of a response.
 */
const DISPATCH = `
	define( 'REST_REQUEST', true );
	$warnings = '';
	set_error_handler( static function ( $level, $text ) use ( &$warnings ) {
		if ( error_reporting() & $level ) {
			$warnings .= "Warning: $text";
		}
		return true;
	}, E_WARNING | E_NOTICE );
	$server = rest_get_server();
	$responses = array();
	foreach ( $given['requests'] as list( $method, $route, $query, $body ) ) {
		$user = get_user_by( 'login', $given['login'] );
		wp_set_current_user( $user ? $user->ID : 0 );
		parse_str( $query, $params );
		$request = new WP_REST_Request( $params['_method'] ?? $method, $route );
		$request->set_query_params( $params );
		if ( null !== $body ) {
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( $body );
		}
		$response    = apply_filters( 'rest_post_dispatch', rest_ensure_response( $server->dispatch( $request ) ), $server, $request );
		$text        = wp_json_encode( $server->response_to_data( $response, false ) );
		$responses[] = array( $response->get_status(), $response->get_headers(), $text . $warnings, $text );
		$warnings    = '';
	}
	restore_error_handler();
	return $responses;
`;

/**
 * Creates a REST client like that of `signIn` for many requests that are
 * read-only or rejected. Requests that are sent together, with `Promise.all`, are
 * dispatched in one PHP process, because starting WordPress takes much longer
 * than rejecting a parameter.
 *
 * @param {string} login Login of the user; empty for a visitor.
 * @param {string} setUp PHP code that runs before the requests.
 */
export function createBatchClient( login = site.user, setUp = '' ) {
	let queue = [];

	function flush() {
		const batch = queue;
		queue = [];
		try {
			const responses = php( setUp + DISPATCH, {
				login,
				requests: batch.map( ( { request } ) => request ),
			} );
			batch.forEach( ( { resolve }, index ) => {
				const [ status, headers, text, json ] = responses[ index ];
				resolve( {
					status,
					headers: new Headers( headers ),
					body: JSON.parse( json ),
					text,
				} );
			} );
		} catch ( error ) {
			batch.forEach( ( { reject } ) => reject( error ) );
		}
	}

	const send = ( method, url, /** @type {string | null} */ body = null ) =>
		new Promise( ( resolve, reject ) => {
			if ( ! queue.length ) {
				setImmediate( flush );
			}
			queue.push( {
				request: [
					method,
					url.pathname.replace( '/wp-json', '' ),
					url.search.slice( 1 ),
					body,
				],
				resolve,
				reject,
			} );
		} );

	return {
		get: ( route, query ) => send( 'GET', rest( route, query ) ),
		send: ( method, route, body ) =>
			send( method, rest( route ), JSON.stringify( body ) ),
	};
}
