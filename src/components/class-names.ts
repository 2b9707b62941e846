import './styles/style.scss';

/**
 * Joins class names and skips falsy values.
 *
 * @param names Class names, or falsy values from a condition.
 *
 * @example
 * classNames( 'card', isOpen && 'is-open' ); // 'card is-open' or 'card'
 */
export const classNames = (
	...names: ( string | false | null | undefined )[]
) => names.filter( Boolean ).join( ' ' );
