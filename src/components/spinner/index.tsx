import type { SpinnerProps } from './types';
import './style.scss';

export type * from './types';

/**
 * A spinner. It is hidden from assistive technology: announce what is loading
 * next to it.
 */
export function Spinner( { className = '' }: SpinnerProps ) {
	return (
		<svg
			className={ `woocommerce-spinner ${ className }`.trim() }
			viewBox="0 0 100 100"
			xmlns="http://www.w3.org/2000/svg"
			aria-hidden="true"
			focusable="false"
		>
			<circle
				className="woocommerce-spinner__circle"
				fill="none"
				strokeWidth="6"
				strokeLinecap="round"
				cx="50"
				cy="50"
				r="40"
			/>
		</svg>
	);
}
