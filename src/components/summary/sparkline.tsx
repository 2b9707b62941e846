import { memo } from '@wordpress/element';
import { HEIGHT, WIDTH, getSparklinePath } from './sparkline-path';

const NONE: readonly number[] = [];

interface Props {
	/** One value for each interval until now. */
	primary?: readonly number[];
	/** Values of the previous period. */
	secondary?: readonly number[];
}

/**
 * Trend of a metric next to the previous period. Decorative: the values are in
 * the card as text.
 *
 * @param props See `Props`.
 */
function DrawnSparkline( { primary = NONE, secondary = NONE }: Props ) {
	const all = [ ...primary, ...secondary ];
	const length = Math.max( primary.length, secondary.length );

	return (
		<svg
			className="storedeck-sparkline"
			viewBox={ `0 0 ${ WIDTH } ${ HEIGHT }` }
			preserveAspectRatio="none"
			aria-hidden="true"
			focusable="false"
		>
			<path
				className="storedeck-sparkline__previous"
				d={ getSparklinePath( secondary, all, length ) }
			/>
			<path
				className="storedeck-sparkline__current"
				d={ getSparklinePath( primary, all, length ) }
			/>
		</svg>
	);
}

export const Sparkline = memo( DrawnSparkline );
