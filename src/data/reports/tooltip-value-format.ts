type Format = string | ( ( value: number ) => string );

/**
 * The format of a chart's values in its tooltip.
 *
 * @param type         `currency`, `percent`, `number` or `average`.
 * @param formatAmount Formats an amount in the store's currency.
 * @return That function for amounts, otherwise a d3 format.
 */
export function getTooltipValueFormat(
	type: string,
	formatAmount: ( value: number ) => string
): Format {
	switch ( type ) {
		case 'currency':
			return formatAmount;
		case 'percent':
			return '.0%';
		case 'average':
			return ',.2r';
		default:
			return ',';
	}
}
