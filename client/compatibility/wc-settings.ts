type Settings = Record< string, unknown >;

const isSettings = ( value: unknown ): value is Settings =>
	typeof value === 'object' && value !== null;

/** The page prints the settings after this module. */
const getAll = (): Settings =>
	isSettings( window.wcSettings ) ? window.wcSettings : {};

/**
 * Returns a setting of the page.
 *
 * @param fallback Returned when the setting is missing.
 * @param filter   Changes the value.
 */
function getSetting(
	name: string,
	fallback: unknown = false,
	filter: ( value: unknown, fallback: unknown ) => unknown = ( value ) =>
		value
) {
	const all = getAll();
	return filter(
		Object.hasOwn( all, name ) ? all[ name ] : fallback,
		fallback
	);
}

/** Like `getSetting`, when the value fits; otherwise the fallback. */
function getSettingWithCoercion(
	name: string,
	fallback: unknown,
	isValid: ( value: unknown, fallback: unknown ) => boolean
) {
	const value = getSetting( name, fallback );
	return isValid( value, fallback ) ? value : fallback;
}

function setSetting(
	name: string,
	value: unknown,
	filter: ( value: unknown ) => unknown = ( unfiltered ) => unfiltered
) {
	window.wcSettings = { ...getAll(), [ name ]: filter( value ) };
}

const getAdminLink = ( path: string ) =>
	String( getSetting( 'adminUrl', '' ) ) + path;

/** -1, 0 or 1; suffixes such as `-beta` do not count. */
function compareVersions( one: string, other: string ) {
	const toNumbers = ( version: string ) =>
		( /^[\d.]+/.exec( version )?.[ 0 ] ?? '0' ).split( '.' ).map( Number );
	const [ a, b ] = [ toNumbers( one ), toNumbers( other ) ];
	for ( let at = 0; at < Math.max( a.length, b.length ); at++ ) {
		const difference = ( a[ at ] ?? 0 ) - ( b[ at ] ?? 0 );
		if ( difference !== 0 ) {
			return Math.sign( difference );
		}
	}
	return 0;
}

const operators: Record< string, ( result: number ) => boolean > = {
	'>': ( result ) => result > 0,
	'>=': ( result ) => result >= 0,
	'=': ( result ) => result === 0,
	'<=': ( result ) => result <= 0,
	'<': ( result ) => result < 0,
};

const isWpVersion = ( version: string, operator = '=' ) =>
	operators[ operator ]?.(
		compareVersions( String( getSetting( 'wpVersion', '0' ) ), version )
	) ?? false;

/** Settings that have a name of their own. */
const constants = {
	ADMIN_URL: [ 'adminUrl', '' ],
	COUNTRIES: [ 'countries', {} ],
	CURRENCY: [ 'currency', {} ],
	SITE_CURRENCY: [ 'currency', {} ],
	CURRENT_USER_IS_ADMIN: [ 'currentUserIsAdmin', false ],
	HOME_URL: [ 'homeUrl', '' ],
	LOCALE: [ 'locale', {} ],
	ORDER_STATUSES: [ 'orderStatuses', {} ],
	PLACEHOLDER_IMG_SRC: [ 'placeholderImgSrc', '' ],
	SITE_TITLE: [ 'siteTitle', '' ],
	STORE_PAGES: [ 'storePages', {} ],
	WC_ASSET_URL: [ 'wcAssetUrl', '' ],
	WC_VERSION: [ 'wcVersion', '' ],
	WP_LOGIN_URL: [ 'wpLoginUrl', '' ],
	WP_VERSION: [ 'wpVersion', '' ],
} as const;

/** `wc.wcSettings`: reads `window.wcSettings` when it is asked. */
export const wcSettings = Object.defineProperties(
	{
		getSetting,
		getSettingWithCoercion,
		setSetting,
		getAdminLink,
		isWpVersion,
		/** WooCommerce has no version here. */
		isWcVersion: () => false,
		getPaymentMethodData: ( id: string, fallback: unknown = null ) => {
			const data = getSetting( 'paymentMethodData', {} );
			return ( isSettings( data ) && data[ id ] ) || fallback;
		},
	},
	{
		...Object.fromEntries(
			Object.entries( constants ).map(
				( [ name, [ key, fallback ] ] ) => [
					name,
					{
						enumerable: true,
						get: () => getSetting( key, fallback ),
					},
				]
			)
		),
		allSettings: { enumerable: true, get: getAll },
	}
);
