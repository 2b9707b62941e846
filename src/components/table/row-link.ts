/** The link that a row is about: that of its header, or its first one. */
export const getRowLinkOf = ( row: Element ) =>
	row.querySelector< HTMLAnchorElement >( ':scope > th a[href]' ) ??
	row.querySelector< HTMLAnchorElement >(
		':scope > td a[href]:not( [href^="mailto:"] )'
	);
