import { defaultCurrency, readCurrency } from './currency';
import {
	asAddress,
	asBoolean,
	asFilledText,
	asInteger,
	asRecord,
	asText,
	asTextList,
	asTextMap,
	isRecord,
} from './guards';
import { getDefaultLocale, readLocale } from './locale';
import { getNobody, readCurrentUser } from './user';
import type {
	PreloadedResponse,
	SettingName,
	StoredeckSettings,
	UtcOffset,
} from './types';

/** Each gives the value in its right shape, or `undefined` if it cannot be used. */
type Readers = {
	[ Name in SettingName ]: (
		value: unknown
	) => StoredeckSettings[ Name ] | undefined;
};

/** Each gives a fresh value, so that a caller cannot change another's. */
type Defaults = { [ Name in SettingName ]: () => StoredeckSettings[ Name ] };

const withSlashAtEnd = ( address?: string ) =>
	address && ( address.endsWith( '/' ) ? address : `${ address }/` );

/** Statuses are stored with a prefix, `wc-pending`, and used without. */
const readOrderStatuses = ( value: unknown ) => {
	const labels = asTextMap( value );
	return (
		labels &&
		Object.fromEntries(
			Object.entries( labels ).map( ( [ status, label ] ) => [
				status.replace( /^wc-/, '' ),
				label,
			] )
		)
	);
};

/** The option may be stored with its ampersand escaped. */
const readDateRange = ( value: unknown ) => {
	const range = asFilledText( value )?.replaceAll( '&amp;', '&' );
	const query = new URLSearchParams( range );
	return query.get( 'period' ) && query.get( 'compare' ) ? range : undefined;
};

const trimSlashes = ( text: string ) => text.replace( /^\/+|\/+$/g, '' );

/** One or more segments such as `wc` and `v3`; none of them `..`. */
const isNamespace = ( text: string ) =>
	/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test( text );

const readNamespaces = ( value: unknown ) => {
	const namespaces = asTextMap( value );
	return (
		namespaces &&
		Object.fromEntries(
			Object.entries( namespaces )
				.map( ( pair ) => pair.map( trimSlashes ) )
				.filter( ( pair ) => pair.every( isNamespace ) )
		)
	);
};

const isPreloadedAnswer = (
	entry: [ string, unknown ]
): entry is [ string, { body: unknown; headers?: unknown } ] =>
	isRecord( entry[ 1 ] ) && 'body' in entry[ 1 ];

const readPreloaded = ( value: unknown ) => {
	const answers = asRecord( value );
	return (
		answers &&
		Object.fromEntries(
			Object.entries( answers )
				.filter( isPreloadedAnswer )
				.map(
					( [ path, { body, headers } ] ): [
						string,
						PreloadedResponse,
					] => [ path, { body, headers: readHeaders( headers ) } ]
				)
		)
	);
};

/** Header values that count (`X-WP-Total`) are printed as numbers. */
const readHeaders = ( value: unknown ) =>
	Object.fromEntries(
		Object.entries( asRecord( value ) ?? {} )
			.filter( ( [ , header ] ) =>
				[ 'string', 'number' ].includes( typeof header )
			)
			.map( ( [ name, header ] ) => [ name, String( header ) ] )
	);

const readUtcOffset = ( value: unknown ): UtcOffset | undefined => {
	const { minutes, from, until } = asRecord( value ) ?? {};
	return typeof minutes === 'number' &&
		typeof from === 'number' &&
		typeof until === 'number'
		? { minutes, from, until }
		: undefined;
};

export const readers: Readers = {
	pageName: asFilledText,
	adminUrl: ( value ) => withSlashAtEnd( asAddress( value ) ),
	siteTitle: asText,
	restRoot: ( value ) => withSlashAtEnd( asAddress( value ) ),
	nonce: asText,
	nonceEndpoint: asAddress,
	namespaces: readNamespaces,
	currency: readCurrency,
	locale: readLocale,
	timeZone: asFilledText,
	utcOffset: readUtcOffset,
	startOfWeek: ( value ) => asInteger( value, 0, 6 ),
	dateFormat: asFilledText,
	timeFormat: asFilledText,
	orderStatuses: readOrderStatuses,
	excludedOrderStatuses: asTextList,
	actionableOrderStatuses: asTextList,
	defaultDateRange: readDateRange,
	manageStock: asBoolean,
	variationTitleAttributesSeparator: asFilledText,
	countries: asTextMap,
	currentUser: readCurrentUser,
	screens: ( value ) => value,
	preloaded: readPreloaded,
};

/** The admin area as the address of this page shows it. */
const guessAdminUrl = () =>
	window.location.pathname.match( /^.*\/wp-admin\// )?.[ 0 ] ?? '/wp-admin/';

export const defaults: Defaults = {
	pageName: () => 'storedeck',
	adminUrl: guessAdminUrl,
	siteTitle: () => '',
	restRoot: () => guessAdminUrl().replace( /wp-admin\/$/, 'wp-json/' ),
	nonce: () => '',
	nonceEndpoint: () => `${ guessAdminUrl() }admin-ajax.php?action=rest-nonce`,
	namespaces: () => ( {} ),
	currency: () => ( { ...defaultCurrency } ),
	locale: getDefaultLocale,
	timeZone: () => 'UTC',
	utcOffset: () => undefined,
	startOfWeek: () => 1,
	dateFormat: () => 'F j, Y',
	timeFormat: () => 'g:i a',
	orderStatuses: () => ( {} ),
	excludedOrderStatuses: () => [ 'pending', 'failed', 'cancelled' ],
	actionableOrderStatuses: () => [ 'processing', 'on-hold' ],
	defaultDateRange: () => 'period=month&compare=previous_year',
	manageStock: () => true,
	variationTitleAttributesSeparator: () => ' - ',
	countries: () => ( {} ),
	currentUser: getNobody,
	screens: () => undefined,
	preloaded: () => ( {} ),
};
