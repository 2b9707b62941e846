import { getDashArray } from '../model/dashes';

const WIDTH = 48;
const HEIGHT = 8;

/** A short line with the color and the dashes of a series. */
export function LineSample( { slot }: { slot?: number } ) {
	return (
		<svg
			className="woocommerce-legend__item-line"
			width={ WIDTH }
			height={ HEIGHT }
			aria-hidden="true"
			focusable="false"
		>
			<line
				x1="1"
				x2={ WIDTH - 1 }
				y1={ HEIGHT / 2 }
				y2={ HEIGHT / 2 }
				strokeDasharray={ getDashArray( slot ) || undefined }
			/>
		</svg>
	);
}
