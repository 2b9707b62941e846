import { humanTimeDiff } from '@wordpress/date';
import { _x } from '@wordpress/i18n';
import { H } from '@storedeck/components';
import type { Note as NoteData, NoteAction } from '@storedeck/data';
import { formatSiteDate } from '../store-format';
import { RichText } from '../rich-text';
import { getTypeLabel } from './note-types';
import { NoteActions } from './note-actions';

interface Props {
	note: NoteData;
	/** It was created after the user's last visit. */
	isNew: boolean;
	onAction: ( action: NoteAction ) => void;
	onNavigate: ( action: NoteAction ) => void;
	onDismiss: ( button: Element ) => void;
}

export function Note( { note, isNew, ...handlers }: Props ) {
	const {
		type,
		title,
		content,
		date_created: date,
		date_created_gmt: gmt,
	} = note;
	const label = getTypeLabel( type );

	return (
		<article
			className={ `storedeck-note storedeck-note--${ type ?? 'info' }${
				isNew ? ' is-new' : ''
			}` }
			aria-busy={ Boolean( note.isUpdating ) }
		>
			<div className="storedeck-note__meta">
				{ isNew && (
					<span className="storedeck-note__new">
						{ _x( 'New', 'message', 'storedeck' ) }
					</span>
				) }
				{ label && (
					<span className="storedeck-note__type">{ label }</span>
				) }
				{ date && (
					<time
						dateTime={ gmt ? `${ gmt }Z` : undefined }
						title={ formatSiteDate( date ) }
					>
						{ gmt
							? humanTimeDiff(
									`${ gmt }Z`,
									new Date().toISOString()
							  )
							: formatSiteDate( date ) }
					</time>
				) }
			</div>
			<H className="storedeck-note__title">{ title }</H>
			<div className="storedeck-note__text">
				<RichText html={ content ?? '' } />
			</div>
			<NoteActions note={ note } { ...handlers } />
		</article>
	);
}
