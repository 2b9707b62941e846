import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { currentUserCan } from '@storedeck/settings';
import { Answer } from '../../common/answer';
import { openPanel } from '../../shell/activity-panel/open-panel';
import type { Attention as Counts } from '../../common/attention/types';
import { useAttention } from '../../common/attention/use-attention';
import { getAttentionLines } from './attention-lines';
import type { AttentionLine } from './attention-lines';

function Line( { line }: { line: AttentionLine } ) {
	const { label, icon, panel, href } = line;
	return (
		<li className="storedeck-attention__line">
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

function Lines( { counts }: { counts: Counts } ) {
	const lines = getAttentionLines(
		counts,
		currentUserCan( 'manage_woocommerce' )
	);
	return lines.length > 0 ? (
		<ul className="storedeck-attention">
			{ lines.map( ( line ) => (
				<Line key={ line.key } line={ line } />
			) ) }
		</ul>
	) : (
		<p className="storedeck-attention__nothing">
			<span className="dashicons dashicons-yes-alt" aria-hidden="true" />
			{ __( 'Nothing needs your attention.', 'storedeck' ) }
		</p>
	);
}

/** Items that need attention, each with a link or a panel. */
export function Attention() {
	const { counts, error, refresh } = useAttention();
	return (
		<Answer
			isLoading={ ! counts }
			error={ counts ? undefined : error }
			failed={ __( 'Could not load your store alerts.', 'storedeck' ) }
			onRetry={ refresh }
		>
			{ counts && <Lines counts={ counts } /> }
		</Answer>
	);
}
