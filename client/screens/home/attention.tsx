import { Button } from '@wordpress/components';
import { Suspense, useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Link, Section } from '@storedeck/components';
import { AsyncContent } from '../../common/async-content';
import { ScreenSection } from '../../common/screen-section';
import type { Attention as Counts } from '../../common/attention/types';
import { useAttention } from '../../common/attention/use-attention';
import { CardPlaceholders } from '../../shell/activity-panel/card-placeholders';
import { openPanel } from '../../shell/activity-panel/open-panel';
import { getCount, getTabs } from '../../shell/activity-panel/tabs';
import type { Tab } from '../../shell/activity-panel/tabs';
import { getAttentionItems } from './attention-items';

/** Rows of each kind, to act on. The panel has all of them. */
const ROWS = 3;

/** The first items of a panel, to act on here. */
function PanelPreview( { tab, count }: { tab: Tab; count: number } ) {
	const { id, icon, label, Content } = tab;
	const headingId = useId();
	const title = tab.describe( count );
	const expectedRows = Math.min( count, ROWS );
	return (
		<ScreenSection label={ label } name={ `preview of ${ id }` }>
			<div className={ `storedeck-preview storedeck-preview--${ id }` }>
				<div className="storedeck-preview__header">
					<span
						className={ `dashicons dashicons-${ icon }` }
						aria-hidden="true"
					/>
					<h3 id={ headingId }>{ title }</h3>
					{ count > ROWS && (
						<Button
							variant="link"
							aria-label={ sprintf(
								/* translators: %s: a list and the number of its items, e.g. "83 orders to process". */
								__( 'View all: %s', 'storedeck' ),
								title
							) }
							onClick={ () => openPanel( id ) }
						>
							{ __( 'View all', 'storedeck' ) }
						</Button>
					) }
				</div>
				<Section component={ false }>
					<Section component={ false }>
						<Suspense
							fallback={
								<CardPlaceholders count={ expectedRows } />
							}
						>
							<Content preview={ { rows: ROWS, expectedRows } } />
						</Suspense>
					</Section>
				</Section>
			</div>
		</ScreenSection>
	);
}

function List( { counts }: { counts: Counts } ) {
	const previews = getTabs().filter(
		( tab ) => tab.id !== 'inbox' && getCount( tab, counts ) > 0
	);
	const items = getAttentionItems( counts ).filter(
		( { key } ) => ! previews.some( ( tab ) => tab.counts === key )
	);
	if ( previews.length === 0 && items.length === 0 ) {
		return (
			<p className="storedeck-attention__empty">
				<span
					className="dashicons dashicons-yes-alt"
					aria-hidden="true"
				/>
				{ __( 'Nothing needs your attention.', 'storedeck' ) }
			</p>
		);
	}
	return (
		<>
			{ items.length > 0 && (
				<ul className="storedeck-attention">
					{ items.map( ( { key, icon, label, href } ) => (
						<li key={ key } className="storedeck-attention__item">
							<span
								className={ `dashicons dashicons-${ icon }` }
								aria-hidden="true"
							/>
							<Link href={ href }>{ label }</Link>
						</li>
					) ) }
				</ul>
			) }
			{ previews.map( ( tab ) => (
				<PanelPreview
					key={ tab.id }
					tab={ tab }
					count={ getCount( tab, counts ) }
				/>
			) ) }
		</>
	);
}

/** What waits for the user, with the first rows of each kind. */
export function Attention() {
	const { counts, error, refresh } = useAttention();
	return (
		<AsyncContent
			isLoading={ ! counts }
			hasContent={ counts !== undefined }
			error={ error }
			errorMessage={ __(
				'Could not load your store alerts.',
				'storedeck'
			) }
			onRetry={ refresh }
		>
			{ counts && <List counts={ counts } /> }
		</AsyncContent>
	);
}
