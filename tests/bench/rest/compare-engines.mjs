import { median } from '../../setup/store.mjs';
import { REQUESTS } from './requests.mjs';

/** Routes that both engines serve. */
const SHARED = /^\/wc-analytics\/(reports|leaderboards|customers)\b/;

const PUBLIC = '/wc-analytics/';
const OWN = '/storedeck/v1/';

/** Intervals per response of WooCommerce. */
const MAX_PER_PAGE = 100;

const TRIVIAL = '/wp/v2/types/post';

/** Logs in with the login form. Returns the headers of REST requests. */
async function logIn( { url, user, password } ) {
	const login = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( {
			log: user,
			pwd: password,
			testcookie: '1',
		} ),
	} );
	if ( login.status !== 302 ) {
		throw new Error( `Could not log in to ${ url } as ${ user }.` );
	}
	const cookie = login.headers
		.getSetCookie()
		.map( ( line ) => line.split( ';' )[ 0 ] )
		.join( '; ' );
	const nonce = await fetch(
		`${ url }/wp-admin/admin-ajax.php?action=rest-nonce`,
		{ headers: { cookie } }
	);
	return { cookie, 'x-wp-nonce': await nonce.text() };
}

/**
 * Measures the reports of a running site with WooCommerce: this engine and
 * WooCommerce's own, in turn. WooCommerce's intervals take a request per hundred.
 *
 * @param {{ url: string, user: string, password: string, runs: number, only: RegExp }} options
 */
export async function compareEngines( { runs, only, ...site } ) {
	const headers = await logIn( site );
	const read = async ( route ) => {
		const response = await fetch( `${ site.url }/wp-json${ route }`, {
			headers,
		} );
		await response.text();
		if ( response.status !== 200 ) {
			throw new Error( `${ route }: status ${ response.status }` );
		}
		return Number( response.headers.get( 'x-wp-totalpages' ) ?? 1 );
	};
	const measure = async ( action ) => {
		const start = performance.now();
		await action();
		return performance.now() - start;
	};
	const readAll = async ( route ) => {
		if ( ! route.includes( 'per_page=2000' ) ) {
			await read( route );
			return;
		}
		const paged = route.replace(
			'per_page=2000',
			`per_page=${ MAX_PER_PAGE }`
		);
		const pages = await read( paged );
		for ( let page = 2; page <= pages; page++ ) {
			await read( `${ paged }&page=${ page }` );
		}
	};
	/** Refreshes what WooCommerce caches for the same parameters. */
	const refreshed = ( route, run ) =>
		`${ route }&force_cache_refresh=true&_=${ run }`;

	await read( TRIVIAL );
	const rows = {};
	for ( const [ title, { route } ] of Object.entries( REQUESTS ) ) {
		if ( ! SHARED.test( route ) || ! only.test( title ) ) {
			continue;
		}
		/** @type {Record<string, number[]>} */
		const times = { trivial: [], storedeck: [], woocommerce: [] };
		let failure;
		await read( route.replace( PUBLIC, OWN ) );
		for ( let run = 0; run < runs; run++ ) {
			times.trivial.push( await measure( () => read( TRIVIAL ) ) );
			times.storedeck.push(
				await measure( () => read( route.replace( PUBLIC, OWN ) ) )
			);
			try {
				times.woocommerce.push(
					await measure( () => readAll( refreshed( route, run ) ) )
				);
			} catch ( error ) {
				failure =
					error instanceof Error ? error.message : String( error );
			}
		}
		const trivial = median( times.trivial );
		rows[ title ] = {
			storedeck: ( median( times.storedeck ) / trivial ).toFixed( 1 ),
			woocommerce:
				failure ??
				( median( times.woocommerce ) / trivial ).toFixed( 1 ),
		};
		console.log(
			`  ${ title }: ${ Object.values( rows[ title ] ).join( ', ' ) }`
		);
	}
	console.log(
		`\nMultiples of a trivial request at ${ site.url }, medians of ${ runs }:`
	);
	console.table( rows );
}
