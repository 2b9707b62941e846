import { Spinner } from '../spinner';
import type { ChartPlaceholderProps } from './types';
import './style.scss';

export type * from './types';

/**
 * A spinner with the height of a chart that is loading. It is hidden from
 * assistive technology: announce what is loading next to it.
 */
export function ChartPlaceholder( { height = 0 }: ChartPlaceholderProps ) {
	return (
		<div
			aria-hidden="true"
			className="woocommerce-chart-placeholder"
			style={ { height } }
		>
			<Spinner />
		</div>
	);
}
