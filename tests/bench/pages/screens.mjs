/** The URL of a report, relative to the site. */
export const screen = ( name, query = '' ) =>
	`/wp-admin/admin.php?page=storedeck&path=%2Fanalytics%2F${ name }${ query }`;

const getYesterday = ( yearsAgo ) => {
	const date = new Date( Date.now() - 86400000 );
	date.setUTCFullYear( date.getUTCFullYear() - yearsAgo );
	return date.toISOString().slice( 0, 10 );
};

/** Query of a report on three years by day. */
export const THREE_YEARS = `&period=custom&compare=previous_year&after=${ getYesterday(
	3
) }&before=${ getYesterday( 0 ) }&interval=day`;

export const TOOLS = '/wp-admin/tools.php';

/** A page with one line of text, see minimal.php. */
export const MINIMAL = '/wp-admin/tools.php?page=storedeck-bench-minimal';

/** The measured screens, which have limits. */
export const SCREENS = {
	Revenue: screen( 'revenue' ),
	Orders: screen( 'orders' ),
	Products: screen( 'products' ),
	Overview: screen( 'overview' ),
};
