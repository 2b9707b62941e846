import type { ComponentProps } from 'react';
import { Suspense } from '@wordpress/element';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';
import { loadLater } from '../../common/load-later';
import { useIsIdle } from '../../common/on-idle';
import type { ExportPanel } from './export-panel';

export const loadExports = () =>
	import( /* webpackChunkName: "exports" */ './exports' );

const Panel = lazyWithRetry( async () => ( {
	default: ( await loadLater( loadExports ) ).ExportPanel,
} ) );

/** Loaded when the browser is idle, and later if the server does not respond. */
export const LazyExportPanel = (
	props: ComponentProps< typeof ExportPanel >
) =>
	useIsIdle() ? (
		<Suspense fallback={ null }>
			<Panel { ...props } />
		</Suspense>
	) : null;
