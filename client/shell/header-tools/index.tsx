import { currentUserCan } from '@storedeck/settings';
import { Suspense } from '@wordpress/element';
import type { ReactNode } from 'react';
import { PaletteButton } from '../palette/palette-button';
import { ActivityTools } from '../activity-panel';
import { useCommentsBubble } from '../activity-panel/use-comments-bubble';
import {
	useAttention,
	useFreshAttention,
} from '../../common/attention/use-attention';
import { ErrorBoundary } from '../../common/error-boundary';
import { getItemId } from '../favorites/menu-items';
import { FavoritesMenu } from '../favorites/menu';
import { Star } from '../favorites/star';
import './style.scss';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

const QueuedNotices = lazyWithRetry(
	() =>
		import(
			/* webpackChunkName: "queued-notices" */ '../../common/notices/queued-notices'
		)
);

interface Props {
	/** Path of the current screen. */
	path: string;
	/** Title of the screen. */
	title: string;
	/** Whether the current user may open the screen. */
	isAvailable: boolean;
	/** Items added by plugins, shown before the tools. */
	items: ReactNode;
}

/** Tools in the header: search, favorites and activity panels. */
export default function HeaderTools( {
	path,
	title,
	isAvailable,
	items,
}: Props ) {
	const { counts } = useAttention();
	useFreshAttention( path );
	useCommentsBubble( counts?.reviews );
	const mayHaveNotices =
		currentUserCan( 'manage_woocommerce' ) &&
		counts !== undefined &&
		counts.queued_notices !== 0;

	return (
		<>
			{ isAvailable && title && (
				<Star key={ path } id={ getItemId( path ) } title={ title } />
			) }
			{ items }
			<div className="storedeck-tools">
				<PaletteButton />
				<FavoritesMenu />
				<ActivityTools counts={ counts ?? {} } path={ path } />
			</div>
			{ mayHaveNotices && (
				<ErrorBoundary name="queued notices">
					<Suspense fallback={ null }>
						<QueuedNotices />
					</Suspense>
				</ErrorBoundary>
			) }
		</>
	);
}
