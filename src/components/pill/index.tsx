import { classNames } from '../class-names';
import type { PillProps } from './types';
import './style.scss';

export type { PillProps } from './types';

/**
 * A short label next to a title, such as "Beta" or "Recommended".
 *
 * @param props See `PillProps`.
 */
export function Pill( { children, className }: PillProps ) {
	return (
		<span className={ classNames( 'woocommerce-pill', className ) }>
			{ children }
		</span>
	);
}
