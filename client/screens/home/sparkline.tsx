import { HEIGHT, WIDTH, getSparklinePath } from './sparkline-path';

interface Props {
	/** One value for each interval that has begun. */
	primary: readonly number[];
	/** The same of the range compared with. */
	secondary: readonly number[];
}

/**
 * How a figure came about, beside the one compared with. The figure itself
 * stands next to it in words: this is for the eye only.
 */
export function Sparkline( { primary, secondary }: Props ) {
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
				className="storedeck-sparkline__before"
				d={ getSparklinePath( secondary, all, length ) }
			/>
			<path
				className="storedeck-sparkline__now"
				d={ getSparklinePath( primary, all, length ) }
			/>
		</svg>
	);
}
