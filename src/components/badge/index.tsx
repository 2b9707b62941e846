import { classNames } from '../class-names';
import type { BadgeProps } from './types';
import './style.scss';

export { Count } from './count';
export type { BadgeProps, CountProps } from './types';

/**
 * A number in a rounded box.
 *
 * @param props `count` and the props of a span.
 */
export function Badge( { count, className, ...props }: BadgeProps ) {
	return (
		<span
			className={ classNames( 'woocommerce-badge', className ) }
			{ ...props }
		>
			{ count }
		</span>
	);
}
