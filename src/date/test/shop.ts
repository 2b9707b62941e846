/** Sets the shop's time zone and first day of the week. */
export function setShop( timeZone?: string, startOfWeek?: number ) {
	Reflect.set( window, 'storedeckSettings', { timeZone, startOfWeek } );
}

/** Sets the clock to an instant (ISO 8601), in UTC unless it says otherwise. */
export function setNow( instant: string ) {
	jest.setSystemTime( new Date( instant ) );
}

/** Leaves the page without settings. */
export function clearShop() {
	Reflect.deleteProperty( window, 'storedeckSettings' );
	Reflect.deleteProperty( window, 'wcSettings' );
}
