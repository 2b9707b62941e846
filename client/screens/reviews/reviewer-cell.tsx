import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Gravatar, Pill } from '@storedeck/components';
import type { Review } from '@storedeck/data';
import { BreakableEmail } from '../../common/breakable-email';

export const getReviewerName = ( { reviewer }: Review ) =>
	decodeEntities( reviewer ?? '' ) || __( 'Anonymous', 'storedeck' );

/** Reviewer with avatar, email and "Verified owner" label. */
export function ReviewerCell( { review }: { review: Review } ) {
	const { reviewer_avatar_urls: avatars, reviewer_email: email } = review;
	const name = getReviewerName( review );

	return (
		<div className="storedeck-reviewer">
			{ avatars && (
				<Gravatar
					user={ { name, avatar_urls: { ...avatars } } }
					alt=""
					size={ 32 }
				/>
			) }
			<div>
				<div className="storedeck-reviewer__name wp-exclude-emoji">
					<bdi>{ name }</bdi>
				</div>
				{ email && (
					<a
						className="storedeck-reviewer__email"
						href={ `mailto:${ encodeURIComponent( email ) }` }
					>
						<BreakableEmail email={ email } />
					</a>
				) }
				{ review.verified && (
					<div>
						<Pill className="storedeck-reviewer__verified">
							{ __( 'Verified owner', 'storedeck' ) }
						</Pill>
					</div>
				) }
			</div>
		</div>
	);
}
