-- Indexes of the listed cards: by some answers, then by cell, newest first, with all columns that a list reads. A new
-- filter adds its column here, since a migration would have to repeat the others. schema/migrate.ts applies this file
-- whenever it changes.
do $$
declare
  -- Columns of a card that a list reads in addition to its cell.
  list_columns constant text[] := array['place_id', 'nationality', 'ethnicity', 'sect_madhab', 'hijab_preference', 'born_on',
    'unavailable_until', 'traits', 'refuses', 'hard_age_min', 'hard_age_max', 'hard_place'];
  -- Answers that few members may have given.
  rare constant text[] := array['hijab_preference', 'sect_madhab', 'ethnicity', 'nationality', 'place_id'];
  -- A part of a place's name is compared with each card's place if it matches many places.
  place_name constant text[] := array['location_normalized'];
  one record;
begin
  for one in
    select indexrelid::regclass as name from pg_index
    where indrelid = 'matchmaking.browse_card'::regclass and indexrelid::regclass::text like 'matchmaking.browse\_card\_list%'
  loop
    execute format('drop index %s', one.name);
  end loop;
  for one in
    -- For all lists, for those with a filter by one rare answer, and for those with several.
    select 'browse_card_list' as name, array[]::text[] as answers, place_name as more
    union all select 'browse_card_list_by_' || answer, array[answer], array[]::text[] from unnest(rare) answer
    union all select 'browse_card_list_by_several', rare, place_name
  loop
    execute format('create index %I on matchmaking.browse_card (%s) include (%s) where listed and present and not hidden',
      one.name,
      array_to_string(array['gender'] || one.answers || array['cell', 'profile_id desc'], ', '),
      array_to_string(array(select c from unnest(list_columns) c where c <> all (one.answers)) || one.more, ', '));
  end loop;
end
$$;
