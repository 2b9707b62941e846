import { php, rest, site } from './site.mjs';

/*
 * What the server of WordPress does with a request before and after it is routed,
 * but for cookies, nonces and the way over HTTP. What PHP complains of is shown.
 */
const ANSWER = `
	define( 'REST_REQUEST', true );
	$complaints = '';
	set_error_handler( static function ( $level, $text ) use ( &$complaints ) {
		if ( error_reporting() & $level ) {
			$complaints .= "Warning: $text";
		}
		return true;
	}, E_WARNING | E_NOTICE );
	$server = rest_get_server();
	$answers = array();
	foreach ( $given['asked'] as list( $method, $route, $query, $body ) ) {
		$user = get_user_by( 'login', $given['login'] );
		wp_set_current_user( $user ? $user->ID : 0 );
		parse_str( $query, $params );
		$request = new WP_REST_Request( $params['_method'] ?? $method, $route );
		$request->set_query_params( $params );
		if ( null !== $body ) {
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( $body );
		}
		$response  = apply_filters( 'rest_post_dispatch', rest_ensure_response( $server->dispatch( $request ) ), $server, $request );
		$text      = wp_json_encode( $server->response_to_data( $response, false ) );
		$answers[] = array( $response->get_status(), $response->get_headers(), $text . $complaints, $text );
		$complaints = '';
	}
	restore_error_handler();
	return $answers;
`;

/**
 * A REST client like that of `signIn`, for very many questions that only read, or
 * are refused: those of the same moment are answered one after the other by one
 * PHP process. Over HTTP each would start WordPress again, which takes two
 * hundred times as long as refusing a parameter. So give it many at once, with
 * `Promise.all`.
 *
 * @param {string} login The user; empty for a visitor.
 */
export function signInAtOnce( login = site.user ) {
	let waiting = [];

	function answer() {
		const asked = waiting;
		waiting = [];
		try {
			const answers = php( ANSWER, {
				login,
				asked: asked.map( ( { question } ) => question ),
			} );
			asked.forEach( ( { resolve }, index ) => {
				const [ status, headers, text, json ] = answers[ index ];
				resolve( {
					status,
					headers: new Headers( headers ),
					body: JSON.parse( json ),
					text,
				} );
			} );
		} catch ( error ) {
			asked.forEach( ( { reject } ) => reject( error ) );
		}
	}

	const ask = ( method, url, /** @type {string | null} */ body = null ) =>
		new Promise( ( resolve, reject ) => {
			if ( ! waiting.length ) {
				setImmediate( answer );
			}
			waiting.push( {
				question: [
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
		get: ( route, query ) => ask( 'GET', rest( route, query ) ),
		send: ( method, route, body ) =>
			ask( method, rest( route ), JSON.stringify( body ) ),
	};
}
