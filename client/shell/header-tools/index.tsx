import { currentUserCan } from '@storedeck/settings';
import { Suspense } from '@wordpress/element';
import type { ReactNode } from 'react';
import { PaletteButton } from '../palette/palette-button';
import { ActivityTools } from '../activity-panel';
import {
	useAttention,
	useFreshAttention,
} from '../../common/attention/use-attention';
import { Contain } from '../../common/error-boundary';
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
	/** Where the reader is. */
	path: string;
	/** What the screen is called. */
	title: string;
	/** The screen is there for this reader. */
	isAvailable: boolean;
	/** What plugins have put into the header; it stands before the tools. */
	items: ReactNode;
}

/** What is at hand on every screen: favourites, and what waits for somebody. */
export default function HeaderTools( {
	path,
	title,
	isAvailable,
	items,
}: Props ) {
	const { counts } = useAttention();
	useFreshAttention( path );
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
				<Contain name="queued notices">
					<Suspense fallback={ null }>
						<QueuedNotices />
					</Suspense>
				</Contain>
			) }
		</>
	);
}
