import { __ } from '@wordpress/i18n';
import { updateQueryString } from '@storedeck/navigation';
import { Inbox } from '../../common/inbox';
import { getFilters, parseFilter } from '../../common/inbox/note-types';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import './style.scss';

/** Inbox with a filter by message type. */
export default function InboxScreen( { path, query }: ScreenProps ) {
	const filter = parseFilter( query.messages );

	return (
		<div className="storedeck-inbox-screen">
			<p className="storedeck-inbox-screen__filter">
				<label htmlFor="storedeck-inbox-filter">
					{ __( 'Message type', 'storedeck' ) }
				</label>
				<select
					id="storedeck-inbox-filter"
					value={ filter }
					onChange={ ( event ) =>
						updateQueryString(
							{ messages: event.target.value || undefined },
							path,
							query
						)
					}
				>
					{ getFilters().map( ( { value, label } ) => (
						<option key={ value } value={ value }>
							{ label }
						</option>
					) ) }
				</select>
			</p>
			<ScreenSection label={ __( 'Inbox', 'storedeck' ) } name="inbox">
				<Inbox key={ filter } filter={ filter } />
			</ScreenSection>
		</div>
	);
}
