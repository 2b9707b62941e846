import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { currentUserCan } from '@storedeck/settings';
import { AsyncContent } from '../../common/async-content';
import { openPanel } from '../../shell/activity-panel/open-panel';
import type { Attention as Counts } from '../../common/attention/types';
import { useAttention } from '../../common/attention/use-attention';
import { getAttentionItems } from './attention-items';
import type { AttentionItem } from './attention-items';

function Item( { item }: { item: AttentionItem } ) {
	const { label, icon, panel, href } = item;
	return (
		<li className="storedeck-attention__item">
			<span
				className={ `dashicons dashicons-${ icon }` }
				aria-hidden="true"
			/>
			{ panel ? (
				<Button variant="link" onClick={ () => openPanel( panel ) }>
					{ label }
				</Button>
			) : (
				<Link href={ href }>{ label }</Link>
			) }
		</li>
	);
}

function List( { counts }: { counts: Counts } ) {
	const items = getAttentionItems(
		counts,
		currentUserCan( 'manage_woocommerce' )
	);
	return items.length > 0 ? (
		<ul className="storedeck-attention">
			{ items.map( ( item ) => (
				<Item key={ item.key } item={ item } />
			) ) }
		</ul>
	) : (
		<p className="storedeck-attention__empty">
			<span className="dashicons dashicons-yes-alt" aria-hidden="true" />
			{ __( 'Nothing needs your attention.', 'storedeck' ) }
		</p>
	);
}

/** Items that need attention, each with a link or a panel. */
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
