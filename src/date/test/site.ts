/** Sets the site's time zone and first day of the week. */
export function setSite( timeZone?: string, startOfWeek?: number ) {
	Reflect.set( window, 'storedeckSettings', { timeZone, startOfWeek } );
}

/** Sets the current time to an instant (ISO 8601), UTC by default. */
export function setNow( instant: string ) {
	jest.setSystemTime( new Date( instant ) );
}

/** Removes the settings of the page. */
export function clearSite() {
	Reflect.deleteProperty( window, 'storedeckSettings' );
	Reflect.deleteProperty( window, 'wcSettings' );
}
