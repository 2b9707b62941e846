/** Compares versions such as `8.3.12`: negative if the first is lower, positive if it is higher. */
export const compareVersions = new Intl.Collator( 'en', { numeric: true } )
	.compare;
