import { getStoreToday } from '@storedeck/date';
import { toDateString } from '../calendar/plain-day';

export const isFuture = ( date: Date ) =>
	toDateString( date ) > getStoreToday();
