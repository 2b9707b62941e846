import type { ReactNode } from 'react';
import { Suspense, useState } from '@wordpress/element';
import type { AskedFigure } from './metric-info';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

const FigureInfo = lazyWithRetry( async () => ( {
	default: (
		await import( /* webpackChunkName: "figure-info" */ './metric-info' )
	).FigureInfo,
} ) );

/**
 * What figures mean, one at a time.
 *
 * @return What opens it, and what is open: to be rendered.
 */
export function useFigureInfo(): [
	ask: ( figure: AskedFigure ) => void,
	info: ReactNode,
] {
	const [ asked, setAsked ] = useState< AskedFigure >();
	return [
		setAsked,
		asked && (
			<Suspense fallback={ null }>
				<FigureInfo
					key={ asked.stat }
					{ ...asked }
					onClose={ () => setAsked( undefined ) }
				/>
			</Suspense>
		),
	];
}
