import { getSetting } from '@storedeck/settings';

const UTC = '+00:00';
const MINUTE = 60_000;
const formatters = new Map< string, Intl.DateTimeFormat | null >();

/** `null` for a zone that the browser does not know. */
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

/** Minutes east of UTC in a named zone at an instant. */
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

/** Reads `+02:00`, `-0930` and `+2`; `null` for anything else. */
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
 * The offset of a zone from UTC at an instant, `+HH:MM`.
 *
 * @example
 * getZoneOffset( 'America/New_York', Date.UTC( 2022, 6, 1 ) ); // '-04:00'
 *
 * @param timeZone IANA name or fixed offset. One that cannot be read counts as
 *                 UTC, so that all browsers agree.
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
 * The shop's present offset from UTC, `+HH:MM`. The page tells it, since the
 * browser's first look at its table of zones takes longer than drawing a chart.
 * The browser's own zone decides only when the page carries no time zone at all.
 */
export function getStoreOffset(): string {
	const now = Date.now();
	const told = getSetting( 'utcOffset' );
	if ( told && now >= told.from && now < told.until ) {
		return toOffset( told.minutes );
	}
	const timeZone = getSetting( 'timeZone', '' );
	return timeZone
		? getZoneOffset( timeZone, now )
		: toOffset( -new Date( now ).getTimezoneOffset() );
}
