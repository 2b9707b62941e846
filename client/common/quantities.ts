import { roundToPrecision } from '@storedeck/number';

/** Digits after the point that the server stores of a quantity. */
export const QUANTITY_DECIMALS = 4;

/** Adds quantities, which may be decimals: 0.1 and 0.2 are 0.3. */
export const sumQuantities = ( quantities: readonly number[] ) =>
	roundToPrecision(
		quantities.reduce( ( sum, quantity ) => sum + quantity, 0 ),
		QUANTITY_DECIMALS
	);
