import { Spinner } from '../spinner';
import type { ChartPlaceholderProps } from './types';
import './style.scss';

export type * from './types';

/**
 * Keeps the place of a chart while its data loads. It is silent: say beside it
 * what is being loaded.
 *
 * @example
 * <ChartPlaceholder height={ 220 } />
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
