import { getSetting } from '@storedeck/settings';

const UTC = '+00:00';
const MINUTE = 60_000;
const formatters = new Map< string, Intl.DateTimeFormat | null >();

/** `null` for a time zone that the browser does not know. */
function getFormatter( timeZone: string ): Intl.DateTimeFormat | null {
	let formatter = formatters.get( timeZone );
	if ( formatter === undefined ) {
		try {
			formatter = new Intl.DateTimeFormat( 'en-US', {
				timeZone,
				calendar: 'gregory',
				numberingSystem: 'latn',
				hourCycle: 'h23',
				year: 'numeric',
				month: 'numeric',
				day: 'numeric',
				hour: 'numeric',
				minute: 'numeric',
			} );
		} catch {
			formatter = null;
		}
		formatters.set( timeZone, formatter );
	}
	return formatter;
}

/** Minutes east of UTC in a named time zone at an instant. */
function getMinutesOfZone( formatter: Intl.DateTimeFormat, instant: number ) {
	const parts = formatter.formatToParts( instant );
	const read = ( type: Intl.DateTimeFormatPartTypes ) =>
		Number( parts.find( ( part ) => part.type === type )?.value );
	const wallClock = Date.UTC(
		read( 'year' ),
		read( 'month' ) - 1,
		read( 'day' ),
		read( 'hour' ),
		read( 'minute' )
	);
	return wallClock / MINUTE - Math.floor( instant / MINUTE );
}

/** `90` → `+01:30`. */
function toOffset( minutes: number ): string {
	const pad = ( value: number ) => String( value ).padStart( 2, '0' );
	const size = Math.abs( minutes );
	return `${ minutes < 0 ? '-' : '+' }${ pad(
		Math.floor( size / 60 )
	) }:${ pad( size % 60 ) }`;
}

/** Parses `+02:00`, `-0930` and `+2`; `null` for anything else. */
function readOffset( timeZone: string ): string | null {
	const match = /^([+-])(\d{1,2})(?::?([0-5]\d))?$/.exec( timeZone );
	if ( ! match ) {
		return null;
	}
	const [ , sign, hours = '0', minutes = '0' ] = match;
	const size = Number( hours ) * 60 + Number( minutes );
	return size < 24 * 60 ? toOffset( sign === '-' ? -size : size ) : null;
}

/**
 * The offset of a time zone from UTC at an instant, `+HH:MM`.
 *
 * @example
 * getZoneOffset( 'America/New_York', Date.UTC( 2022, 6, 1 ) ); // '-04:00'
 *
 * @param timeZone IANA name or fixed offset. An invalid one counts as UTC, so
 *                 that all browsers agree.
 * @param instant  Milliseconds since 1970, UTC.
 */
export function getZoneOffset( timeZone: string, instant: number ): string {
	const fixed = readOffset( timeZone );
	if ( fixed ) {
		return fixed;
	}
	const formatter = getFormatter( timeZone );
	return formatter ? toOffset( getMinutesOfZone( formatter, instant ) ) : UTC;
}

/**
 * The offset of the site time zone from UTC, `+HH:MM`. The page contains the
 * current one, since the first lookup of a time zone in the browser takes
 * longer than drawing a chart. The browser's time zone is used only when the
 * page has none.
 *
 * @param instant Milliseconds since 1970, UTC; now by default.
 */
export function getStoreOffset( instant: number = Date.now() ): string {
	const utcOffset = getSetting( 'utcOffset' );
	if ( utcOffset && instant >= utcOffset.from && instant < utcOffset.until ) {
		return toOffset( utcOffset.minutes );
	}
	const timeZone = getSetting( 'timeZone', '' );
	return timeZone
		? getZoneOffset( timeZone, instant )
		: toOffset( -new Date( instant ).getTimezoneOffset() );
}
